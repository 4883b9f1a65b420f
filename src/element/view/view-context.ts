import type { NamedCommand } from '../../session/commands.js';
import type { Interaction } from '../../session/interaction.js';
import type { ControlName } from '../../session/settings.js';
import type { Sharing } from '../share.js';
import type { Texts } from '../../words/texts.js';

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
