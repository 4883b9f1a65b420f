import type { GameView, Move, Step, Tile } from '../../engine/index.js';
import { mergesOf } from '../../session/milestones.js';
import { english } from '../../words/locales/en.js';
import { englishReplay, type ReplayTextName } from '../../words/replay-texts.js';
import { joinSentences, resultText, asSentence, tileWords } from '../../words/phrases.js';
import type { Texts } from '../../words/texts.js';
import type { TextName } from '../../words/translation.js';
import type { Timeline } from '../core/timeline.js';

/** The texts of the game, whose board it is, and those of the replay. */
export type AllTextName = TextName | ReplayTextName;

export type AllTexts = Texts<AllTextName>;

export const allEnglish = { ...english, ...englishReplay };

/** A position in words: its number, what led there, and how the game ended. */
export function positionSentence(texts: AllTexts, timeline: Timeline, step: Step): string {
  const { index, move, position } = step;
  const sentences = [move ? moveSentence(texts, step, move) : entrySentence(texts, timeline, step)];
  if (move?.won || position.over) {
    sentences.push(
      asSentence(texts, texts.text(move?.won ? 'won' : 'over')),
      asSentence(texts, resultText(texts, position)),
    );
  } else if (index > 0 && index === timeline.length)
    sentences.push(texts.text('sentenceReplayEnd'));
  return joinSentences(texts, sentences);
}

function moveSentence(texts: AllTexts, { index, position }: Step, move: Move): string {
  const tiles = mergesOf(move).map(({ value }) => texts.tile(value));
  return texts.text(tiles.length ? 'sentenceReplayMerged' : 'sentenceReplayMoved', {
    move: index,
    direction: texts.text(move.direction),
    tiles,
    ...tileWords(texts, move.spawned, position),
  });
}

function changedTiles(before: GameView, after: GameView): Tile[] {
  const valuesBefore = before.board.flat();
  return after.board
    .flat()
    .map((value, cell) => ({ value, cell }))
    .filter(({ value, cell }) => value !== valuesBefore[cell]);
}

function entrySentence(
  texts: AllTexts,
  timeline: Timeline,
  { index, kind, position }: Step,
): string {
  switch (kind) {
    case 'start':
    case 'move': // Never comes here: moveSentence() has told it.
      return texts.text('sentenceReplayStart');
    case 'score':
      return texts.text('entryScore', { score: position.score });
    case 'give-up':
      return texts.text('entryGaveUp');
    case 'add':
    case 'board': {
      const changed = changedTiles(timeline.step(index - 1).position, position);
      const [tile] = changed;
      return tile?.value && changed.length === 1
        ? texts.text('entryTile', tileWords(texts, tile, position))
        : texts.text('entryBoard');
    }
  }
}
