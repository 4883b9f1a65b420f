import { expect } from '@open-wc/testing';
import { Announcer } from '../../../src/element/wording/announcer.js';
import { cellReadingText, readingText } from '../../../src/words/readings.js';
import type { EndCard } from '../../../src/session/cards.js';
import type { Notice } from '../../../src/session/interaction.js';
import type { Change } from '../../../src/session/session.js';
import { Language, type PlaceholderValues } from '../../../src/words/texts.js';
import { english } from '../../../src/words/locales/en.js';
import type { TextName } from '../../../src/words/translation.js';
import { Game, slide, type Direction, type Move } from '../../../src/engine/index.js';
import { gameAt, moveIn } from '../../support/boards.js';
import { DIRECTIONS } from '../../support/plays.js';
import { sessionOf } from '../../support/told-session.js';
import { tags } from '../../support/locales.js';

const verbosities = ['brief', 'normal', 'full'] as const;

/** A person who knows the rules and the first position, and otherwise only hears sentences. */
class Listener {
  board: number[][];
  readonly #before: number[][][] = [];

  constructor(board: number[][]) {
    this.board = board;
  }

  hear(sentence: string): void {
    if (sentence.startsWith('Undone: ')) {
      this.board = this.#before.pop()!;
      return;
    }
    const [word] = /^(Up|Right|Down|Left)/.exec(sentence)!;
    this.#before.push(this.board);
    this.board = slide(this.board, word.toLowerCase() as Direction)!.board;
    const [, value, row, column] = /(\d+) in row (\d+), column (\d+)\./.exec(sentence)!;
    this.board[Number(row) - 1]![Number(column) - 1] = Number(value);
  }
}

/** Texts that check that they are given every value they name. */
class CheckedTexts extends Language {
  override text(name: TextName, values: PlaceholderValues = {}): string {
    const names = JSON.stringify(english[name]).match(/(?<=\{)\w+(?=\})/g) ?? [];
    expect(Object.keys(values), name).to.include.members(names);
    return super.text(name, values);
  }
}

describe('The sentence of the announcer', () => {
  for (const verbosity of verbosities) {
    it(`tells the position after every move and undo, announcements="${verbosity}"`, () => {
      const game = new Game({ seed: verbosity, size: '5x4' });
      const announcer = new Announcer(new Language('en', english), () => undefined);
      const listener = new Listener(game.board);
      const made: Move[] = [];
      const tell = (change: Change): void => {
        const endCard = game.over ? 'over' : undefined;
        announcer.announce({ ...change, by: 'page' }, sessionOf(game, { endCard }), verbosity);
        listener.hear(announcer.sentence);
        expect(listener.board, announcer.sentence).to.deep.equal(game.board);
      };
      while (!game.over) {
        const change = moveIn(
          game,
          DIRECTIONS.find((direction) => game.canMove(direction))!,
        );
        made.push(change.move!);
        tell(change);
        if (made.length % 7 === 0) {
          game.undo();
          tell({ kind: 'undo', move: made.pop()!, by: 'player' });
          const other = DIRECTIONS.findLast((direction) => game.canMove(direction))!;
          const again = moveIn(game, other);
          made.push(again.move!);
          tell(again);
        }
      }
      expect(announcer.sentence).to.include('Game over. Score');
    });
  }
});

describe('Every sentence', () => {
  for (const tag of tags) {
    it(`is complete in the language ${tag}`, () => {
      const texts = new CheckedTexts(tag, english);
      const heard: string[] = [];
      const game = gameAt([
        [4, 4, 0, 2],
        [8, 8, 0, 2],
      ]);
      for (const verbosity of verbosities) {
        const announcer = new Announcer(texts, () => heard.push(announcer.sentence));
        const announce = (change: Change, of = game, end?: EndCard): void =>
          announcer.announce(change, sessionOf(of, { endCard: end }), verbosity);
        const { move } = moveIn(game.copy(), 'left');
        for (const kind of ['move', 'undo', 'new', 'load', 'keep-playing'] as const) {
          const change: Change = { kind, move: move!, by: 'page' };
          announce(change);
          announce(change, game, 'won');
          for (const undosLeft of [0, 1, 2, 3]) {
            announcer.announce(change, sessionOf(game, { undosLeft }), verbosity);
          }
        }
        announce({ kind: 'undo', by: 'player' });
        announce({ kind: 'move', move: move!, by: 'computer' });
        const tell = (notice: Notice): void => announcer.tell(notice, sessionOf(game));
        tell({ kind: 'computer-stopped' });
        for (const text of [
          'sentenceSaved',
          'sentenceShared',
          'sentenceNoPlayer',
          'sentenceNoReplay',
        ] as const) {
          tell({ kind: 'done', text });
        }
        tell({ kind: 'hint', hint: { direction: 'up', ratings: [] } });
        tell({ kind: 'blocked', direction: 'down', by: 'player', repeated: false });
        for (const card of ['askNewGame', 'askGiveUp', 'unreadable', 'help', 'share'] as const) {
          tell({ kind: 'card', card });
          tell({ kind: 'refused' });
        }
        tell({ kind: 'card-closed', text: 'sentenceClosed' });
        tell({ kind: 'card-closed', text: 'sentenceCancelled' });
        tell({ kind: 'refused' });
        const over = game.copy();
        over.giveUp();
        announce({ kind: 'give-up', by: 'player' }, over, 'over');
      }
      heard.push(readingText(texts, game, { read: 'column', number: 9 }, 8));
      for (const what of ['board', 'points', 'moves'] as const) {
        heard.push(readingText(texts, game, { read: what }, 8));
      }
      for (const changed of ['both', 'row', 'column', 'none'] as const) {
        for (const direction of DIRECTIONS) {
          heard.push(cellReadingText(texts, game, { column: 0, row: 1, changed, direction }));
        }
      }
      for (const sentence of heard) expect(sentence).not.to.match(/[{}]|undefined|NaN/);
    });
  }
});
