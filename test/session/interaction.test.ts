import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { commandOfInvoker } from '../../src/session/commands.js';
import { endingGame, gameAt, winningGame } from '../support/boards.js';
import { DIRECTIONS } from '../support/plays.js';
import { RecordingPlayer as Player } from '../support/recording-player.js';

describe('Interaction › act()', () => {
  it('makes a move in each direction and undoes it', () => {
    const player = new Player(gameAt([[], [0, 2]]));
    for (const direction of DIRECTIONS) {
      expect([player.act(direction), player.game.moves]).to.deep.equal([true, 1]);
      expect([player.act('undo'), player.game.moves]).to.deep.equal([true, 0]);
    }
    expect(player.notices).to.deep.equal([]);
    expect(player.act('undo')).to.equal(false);
    expect(player.notices).to.deep.equal([{ kind: 'passing', text: 'sentenceNothingToUndo' }]);
  });

  it('asks before a new game replaces one with points and moves, and starts it at once otherwise', () => {
    for (const game of [gameAt([[2]]), gameAt([[2, 2]], { score: 100 }), endingGame()]) {
      const player = new Player(game);
      if (game.score === 0) player.act(game.canMove('left') ? 'left' : 'right');
      player.act('show-board');
      player.act('new');
      expect([player.card, player.game.moves]).to.deep.equal([undefined, 0]);
    }
    const player = new Player();
    player.act('left');
    player.act('new');
    expect([player.card, player.game.moves]).to.deep.equal(['askNewGame', 1]);
    player.act('restart');
    expect([player.card, player.game.moves]).to.deep.equal([undefined, 0]);
    expect(player.act('undo')).to.equal(true);
    expect(player.game.moves).to.equal(1);
  });

  it('asks the player before giving up, but not a page', () => {
    const player = new Player();
    player.act('give-up');
    expect([player.card, player.game.over]).to.deep.equal(['askGiveUp', false]);
    expect([player.act('give-up'), player.game.endReason]).to.deep.equal([true, 'gave-up']);
    expect(player.act('give-up')).to.equal(false);
    const other = new Player();
    other.interaction.act('give-up', 'page');
    expect(other.game.endReason).to.equal('gave-up');
  });

  it('answers a card with confirm and escape', () => {
    const player = new Player(winningGame());
    expect([player.act('confirm'), player.act('escape')]).to.deep.equal([false, false]);
    player.act('left');
    expect(player.card).to.equal('won');
    player.act('escape');
    expect(player.host.keeper.sync().awaitsDecision).to.equal(false);
    player.act('help');
    expect(player.notices.at(-1)).to.deep.equal({ kind: 'card', card: 'help' });
    player.act('escape');
    expect(player.card).to.equal(undefined);
    expect(player.notices.at(-1)).to.deep.equal({ kind: 'card-closed', text: 'sentenceClosed' });
  });

  it('closes the end screen with show-board, and opens it again with the next direction', () => {
    const player = new Player(endingGame());
    player.act('left');
    player.act('show-board');
    expect(player.card).to.equal(undefined);
    expect(player.notices.at(-1)).to.deep.equal({ kind: 'passing', text: 'sentenceBoard' });
    expect(player.act('left')).to.equal(false);
    expect(player.card).to.equal('over');
  });

  it('reads the cell under the cursor, which a move hides', () => {
    const player = new Player();
    player.act({ read: 'cell', direction: 'right' });
    player.act({ read: 'cell', direction: 'right' });
    expect(player.notices.at(-1)).to.deep.include({ kind: 'cell' });
    const { cursor } = player.interaction;
    expect(cursor).to.include({ column: 1, isShown: true });
    player.act('left');
    expect(cursor.isShown).to.equal(false);
  });

  it('passes on to the page what only a page can do', () => {
    const player = new Player();
    player.act('left');
    const commands = ['hint', 'save', 'load', 'share', 'copy', 'watch'] as const;
    for (const command of commands) expect(player.act(command)).to.equal(true);
    expect(player.requests).to.deep.equal([
      ...['hint by player', 'save', 'load', 'share by player', 'copy', 'watch'],
    ]);
    player.act('autoplay');
    expect([player.autoplay, player.host.log.at(-1)]).to.deep.equal([true, 'autoplay-change']);
  });

  it('does nothing while disabled for a player, but obeys the page', () => {
    const player = new Player();
    player.disabled = true;
    expect([player.act('left'), player.act('help')]).to.deep.equal([false, false]);
    expect(player.game.score).to.equal(0);
    player.interaction.act('left', 'page');
    expect(player.game.score).to.equal(4);
  });

  it('turns autoplay off when the player moves or undoes, but not when the computer moves', () => {
    const player = new Player();
    player.interaction.setAutoplay(true, 'page');
    player.host.keeper.sync().move('left', 'computer');
    expect(player.autoplay).to.equal(true);
    for (const command of ['undo', 'left'] as const) {
      player.interaction.setAutoplay(true, 'page');
      player.act(command);
      expect(player.autoplay).to.equal(false);
    }
  });
});

describe('Interaction › cards', () => {
  it('close when the player plays on or undoes the move, and come back with the same move', () => {
    for (const [game, card] of [
      [winningGame(), 'won'],
      [endingGame(), 'over'],
    ] as const) {
      const player = new Player(game);
      player.act('left');
      player.act('undo');
      expect(player.card).to.equal(undefined);
      player.act('left');
      expect(player.card).to.equal(card);
    }
    const player = new Player(winningGame());
    player.act('left');
    player.act('keep-playing');
    expect(player.card).to.equal(undefined);
    player.act('right');
    expect([player.game.moves, player.card]).to.deep.equal([2, undefined]);
  });

  it('are answered by confirm even if the end screen is closed, but then escape does nothing', () => {
    const player = new Player(endingGame());
    player.act('left');
    expect([player.act('escape'), player.act('escape')]).to.deep.equal([true, false]);
    const { game } = player;
    expect(player.act('confirm')).to.equal(true);
    expect(player.game).not.to.equal(game);
    player.act('undo');
    expect([player.game, player.card]).to.deep.equal([game, 'over']);
  });

  it('with a question are announced again if the player moves, and close if a script moves', () => {
    const player = new Player();
    player.act('left');
    player.act('new');
    expect(player.act('right')).to.equal(true);
    expect([player.card, player.game.moves]).to.deep.equal(['askNewGame', 1]);
    expect(player.notices.at(-1)).to.deep.equal({ kind: 'refused' });
    expect(player.interaction.move('down', 'page')).not.to.equal(null);
    expect(player.card).to.equal(undefined);
  });

  it('with a question make autoplay wait', () => {
    const player = new Player();
    player.act('left');
    player.act('autoplay');
    const waits: boolean[] = [];
    for (const command of ['repeat', 'new', 'cancel'] as const) {
      player.act(command);
      waits.push(!player.interaction.mayAutoplay);
    }
    expect(waits).to.deep.equal([false, true, false]);
  });

  it('reveal the end screen again if they were opened over it', () => {
    const player = new Player(winningGame());
    player.act('left');
    player.act('help');
    player.act('close');
    expect(player.card).to.equal('won');
    expect(player.interaction.can('new')).to.equal(false);
  });
});

describe('Interaction › isFirstVisit', () => {
  it('is false for good after the first move', () => {
    const player = new Player(new Game({ startTiles: 1 }));
    expect(player.interaction.isFirstVisit).to.equal(true);
    player.act('new');
    expect(player.interaction.isFirstVisit).to.equal(true);
    player.host.keeper.start(new Game({ startTiles: 1 }));
    DIRECTIONS.some((direction) => player.act(direction) && player.game.moves > 0);
    expect(player.game.score).to.equal(0);
    expect(player.interaction.isFirstVisit).to.equal(false);
    player.host.keeper.start(new Game());
    expect(player.interaction.isFirstVisit).to.equal(false);
  });

  it('is false if the page has set the tiles, the computer plays, or there is a best score', () => {
    const player = new Player(new Game());
    player.interaction.setAutoplay(true, 'page');
    const played = gameAt([[2]]);
    played.move('right');
    const best = new Player(new Game());
    best.host.keeper.sync().countBest(4);
    for (const one of [player, best, new Player(gameAt([[2, 2, 2]])), new Player(played)]) {
      expect(one.interaction.isFirstVisit).to.equal(false);
    }
  });
});

describe('Interaction › can()', () => {
  it('decides whether act() does anything', () => {
    const player = new Player();
    player.act('help');
    expect([player.act('hint'), player.requests]).to.deep.equal([false, []]);
    player.interaction.act('give-up', 'page');
    const { game } = player;
    expect([player.act('new'), player.game]).to.deep.equal([false, game]);
  });
});

describe('Interaction › move() and showHint()', () => {
  it('reports a direction in which nothing moves', () => {
    const player = new Player(gameAt([[2]]));
    expect(player.act('left')).to.equal(true);
    expect(player.interaction.move('left', 'page')).to.equal(null);
    const blocked = { kind: 'blocked', direction: 'left', repeated: false };
    expect(player.notices).to.deep.equal([
      { ...blocked, by: 'player' },
      { ...blocked, by: 'page' },
    ]);
  });

  it('shows a hint until the position changes', () => {
    const player = new Player();
    const hint = { direction: 'left', ratings: [] } as const;
    player.interaction.showHint(hint, 'page');
    expect(player.interaction.hint).to.equal(hint);
    player.act('left');
    expect(player.interaction.hint).to.equal(undefined);
  });

  it('returns the move, or null if a listener has cancelled it', () => {
    const player = new Player();
    player.host.addEventListener('before-move', (event) => event.preventDefault(), { once: true });
    expect(player.interaction.move('left', 'page')).to.equal(null);
    expect(player.notices).to.deep.equal([]);
    expect(player.interaction.move('left', 'page')).to.include({ direction: 'left', gained: 4 });
  });
});

describe('commandOfInvoker()', () => {
  it('knows the documented commands, and no others', () => {
    expect(commandOfInvoker('--new-game')).to.equal('new');
    for (const name of ['keep-playing', 'undo', 'hint', 'give-up', 'save', 'share', 'autoplay']) {
      expect(commandOfInvoker(`--${name}`)).to.equal(name);
    }
    for (const name of ['show-modal', 'undo', '--bogus', '--left', 'toString', '']) {
      expect(commandOfInvoker(name)).to.equal(undefined);
    }
  });
});
