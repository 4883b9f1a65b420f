import type { NamedCommand } from '../../session/commands.js';
import type { Interaction } from '../../session/interaction.js';
import type { ControlName } from '../../session/settings.js';
import type { Sharing } from '../share.js';
import type { TextName } from '../../board/wording/translation.js';
import type { Texts } from '../../board/wording/texts.js';

/** What the templates show, and what their buttons do. */
export interface ViewContext {
  readonly texts: Texts;
  readonly interaction: Interaction;
  /** The part that shares; undefined until it has been fetched. */
  readonly sharing: () => Sharing | undefined;
  readonly press: (command: NamedCommand, event: Event) => void;
}

export function shows({ interaction }: ViewContext, control: ControlName): boolean {
  return interaction.settings.controls.includes(control);
}

/** The part of a command's button, without `button-`. */
export function partOf(command: NamedCommand): string {
  return command === 'keep-playing' ? 'keep' : command;
}

/** The name of the text on a command's button: `giveUp` for `give-up`. */
export function textNameOf(command: NamedCommand): TextName {
  if (command === 'restart') return 'new';
  const name = partOf(command).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return name as TextName;
}
