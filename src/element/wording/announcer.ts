import type { Direction, GameView } from '../../engine/index.js';
import type { TextName } from '../../words/translation.js';
import { cardKinds, type OpenCard } from '../../session/cards.js';
import type { Notice } from '../../session/interaction.js';
import type { Change, GameSession } from '../../session/session.js';
import type { Announcements } from '../../session/settings.js';
import { LiveRegion } from '../../words/live-region.js';
import { cellReadingText, readingText } from '../../words/readings.js';
import { joinSentences, asSentence, type SpokenGame } from '../../words/phrases.js';
import { Burst } from './burst.js';
import { changeSentences, sumUp, type ShownSession } from './game-sentences.js';
import type { Texts } from '../../words/texts.js';

/**
 * Milliseconds. Moves that follow faster are announced once they pause. This is longer than the repeat of a held key, and
 * shorter than anyone notices after one move.
 */
const fastMoveTime = 100;

/** Milliseconds, at least, between two summaries of the computer's moves. */
const summaryInterval = 8000;

/** The session that the sentence of a notice may be about. */
interface ToldSession extends ShownSession, Pick<GameSession, 'justWon'> {
  readonly game: SpokenGame & Pick<GameView, 'rules'>;
}

/**
 * Says what happens in a game. A single move is announced at once. In quick succession only the first and, at a
 * pause, the last are, because a screen reader would queue all of them.
 */
export class Announcer extends LiveRegion {
  readonly #texts: Texts;
  /** Said again by `repeat`: the last sentence about the game, however often the board was read since. */
  #last = '';
  /** The sentence about the first game, which is not announced: it is repeated if nothing else has been said. */
  #opening = (): string => '';
  #card: OpenCard | undefined;
  /** The sentence of a move, announced at the next pause. */
  #pending = '';
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** The direction last announced as blocked, until something else is announced. */
  #blocked: Direction | undefined;
  readonly #burst = new Burst();
  /** Whether the moves of a burst are counted aloud. */
  #countsMoves = true;
  /** The computer's moves not yet summed up, and since when. */
  #computerMoves = 0;
  #computerSince = 0;

  constructor(texts: Texts, write: (sentence: string) => void) {
    super(write);
    this.#texts = texts;
  }

  /** Announces a change of the game. The computer's moves are summed up, except one that wins or ends the game. */
  announce(change: Change, session: ShownSession, verbosity: Announcements): void {
    const { kind, move, by } = change;
    const { game } = session;
    if (kind === 'move' && by === 'computer') {
      if (this.#computerMoves === 0) this.#computerSince = performance.now();
      this.#computerMoves++;
      if (!move?.won && !game.over) {
        if (performance.now() - this.#computerSince > summaryInterval) this.#summarize(game);
        return;
      }
    }
    const count = this.#takeComputerMoves();
    const played = count ? this.#texts.text('sentencePlayed', { count }) : '';
    const happened = changeSentences(this.#texts, change, session, verbosity);
    this.#countsMoves = verbosity !== 'brief';
    if (kind === 'move' && by === 'player') {
      const moves = this.#burst.press(true);
      const counted = moves > 1 ? this.#countOf(moves) : '';
      this.#announceMove(joinSentences(this.#texts, [counted, played, happened]));
    } else {
      this.#burst.end();
      this.#announce(joinSentences(this.#texts, [played, happened]));
    }
  }

  /** Takes the game that the page opened with. It is not announced, but `repeat` reads it. */
  open(change: Change, session: ShownSession, verbosity: Announcements): void {
    this.#opening = () => changeSentences(this.#texts, change, session, verbosity);
  }

  tell(notice: Notice, session: ToldSession): void {
    switch (notice.kind) {
      case 'blocked':
        this.#announceBlocked(notice);
        break;
      case 'card':
        this.#card = notice.card;
        this.#repeat(session);
        break;
      case 'card-closed':
        this.#card = undefined;
        this.say(this.#texts.text(notice.text));
        break;
      case 'refused':
        this.say(this.#refusal(session));
        break;
      case 'hint':
        this.#announce(
          notice.hint.inWords?.().sentence ??
            this.#sentenceAbout('sentenceHint', notice.hint.direction),
        );
        break;
      case 'cell':
        this.say(cellReadingText(this.#texts, session.game, notice.step));
        break;
      case 'read':
        this.say(readingText(this.#texts, session.game, notice.command, session.shownBest));
        break;
      case 'repeat':
        this.#repeat(session);
        break;
      case 'computer-stopped':
        this.#summarize(session.game);
        break;
      case 'done':
        this.#announce(this.#texts.text(notice.text));
        break;
      case 'passing':
        this.say(this.#texts.text(notice.text));
    }
  }

  override say(sentence: string): void {
    this.#pending = '';
    this.#blocked = undefined;
    super.say(sentence);
  }

  #summarize(game: SpokenGame): void {
    const count = this.#takeComputerMoves();
    if (count) this.#announce(sumUp(this.#texts, count, game));
  }

  /** A card in words: of the help also the rule and the main keys, since Orca cannot read the text of a card. */
  #sentencesOf(card: OpenCard, { winTile }: GameView['rules']): string {
    const [title = '', ...choices] = this.#textsOf(spokenTexts(card));
    if (card !== 'help') return joinSentences(this.#texts, [title, ...choices]);
    const rule = this.#texts.text('helpRule', { winTile: this.#texts.tile(winTile) });
    const keys = this.#texts.text('sentenceMainKeys');
    return joinSentences(this.#texts, [title, rule, keys, ...choices]);
  }

  /** Why no move is accepted, and what the player may choose. */
  #refusal({ justWon, endCard }: ToldSession): string {
    const end: TextName[] = [
      justWon ? 'won' : 'over',
      endCard === 'won' ? 'sentenceWonChoices' : 'sentenceOverChoices',
    ];
    return joinSentences(this.#texts, this.#textsOf(this.#card ? spokenTexts(this.#card) : end));
  }

  #textsOf(names: readonly TextName[]): string[] {
    return names.map((name) => asSentence(this.#texts, this.#texts.text(name)));
  }

  /** Announces that nothing moves in a direction, but only once while a key is held. */
  #announceBlocked({ direction, repeated, by }: Notice & { kind: 'blocked' }): void {
    if (repeated && this.#blocked === direction) return;
    const sentence = this.#sentenceAbout('sentenceBlocked', direction);
    const moves = by === 'player' ? this.#burst.press(false) : 0;
    // The last move may not have been announced yet. Its sentence begins with the count.
    const before = this.#pending || (moves > 0 ? this.#countOf(moves) : '');
    this.say(joinSentences(this.#texts, [before, sentence]));
    this.#blocked = direction;
  }

  /** "3 moves.", so that a listener knows how many sentences were broken off. */
  #countOf(moves: number): string {
    if (!this.#countsMoves) return '';
    return asSentence(this.#texts, this.#texts.text('movesMade', { count: moves }));
  }

  #sentenceAbout(name: 'sentenceHint' | 'sentenceBlocked', direction: Direction): string {
    return this.#texts.text(name, { direction: this.#texts.text(direction) });
  }

  #repeat({ game }: ToldSession): void {
    const card = this.#card && this.#sentencesOf(this.#card, game.rules);
    const last = card ?? (this.#last || this.#opening());
    this.say(last || this.#texts.text('sentenceNothingYet'));
  }

  #announce(sentence: string): void {
    this.#card = undefined;
    this.#last = sentence;
    this.say(sentence);
  }

  /** Announces a move: at once if there was none just before, else when the moves pause. */
  #announceMove(sentence: string): void {
    if (this.#pause === undefined) this.#announce(sentence);
    else {
      this.#last = this.#pending = sentence;
      this.#blocked = undefined;
    }
    clearTimeout(this.#pause);
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      if (this.#pending) this.say(this.#pending);
    }, fastMoveTime);
  }

  /** @returns how many moves are to be summed up, and starts to count anew */
  #takeComputerMoves(): number {
    const count = this.#computerMoves;
    this.#computerMoves = 0;
    return count;
  }
}

function spokenTexts(card: OpenCard): TextName[] {
  const kind = cardKinds[card];
  return kind.escape === 'cancel'
    ? [kind.title, kind.note, 'sentenceQuestionChoices']
    : [kind.title, 'sentenceCloseChoice'];
}
