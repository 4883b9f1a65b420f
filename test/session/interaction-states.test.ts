import { mock } from 'node:test';
import { expect } from '@open-wc/testing';
import { Game } from '../../src/engine/index.js';
import { cardKinds, isEnd, type Card } from '../../src/session/cards.js';
import type { NamedCommand } from '../../src/session/commands.js';
import { endingGame, gameAt, winningGame } from '../support/boards.js';
import { RecordingPlayer as Player } from '../support/recording-player.js';

const inPlay = () => gameAt([[2, 2]]);
const moves = 'up right down left hint';
const commandsIn = (text: string) => (text ? text.split(' ') : []) as NamedCommand[];

/** What a player may do at first, and after each of some commands. */
const everything = commandsIn(
  'up right down left new restart undo hint autoplay help save load give-up share copy ' +
    'keep-playing watch show-board close cancel arrows confirm escape repeat',
);
const forbidden: [state: string, make: () => Game, done: string, forbidden: string][] = [
  ['at first', inPlay, '', 'undo share'],
  ['after a move', inPlay, 'left', ''],
  ['in a question', inPlay, 'left new', `${moves} new autoplay`],
  ['asked about giving up', inPlay, 'left give-up', `${moves} autoplay give-up`],
  ['under the help', inPlay, 'left help', `${moves} autoplay help`],
  ['under the help while the computer plays', inPlay, 'left autoplay help', `${moves} help`],
  ['after a win', winningGame, 'left', `${moves} new autoplay`],
  ['at the end', endingGame, 'left', `${moves} new autoplay give-up`],
  ['looking at the board at the end', endingGame, 'left show-board', `${moves} autoplay give-up`],
];

describe('Interaction › can(), in each state', () => {
  for (const [state, make, done, cannot] of forbidden) {
    it(`forbids ${cannot || 'nothing'} ${state}`, () => {
      const player = new Player(make());
      for (const command of commandsIn(done)) player.act(command);
      const { interaction } = player;
      expect(everything.filter((command) => !interaction.can(command))).to.have.members(
        commandsIn(cannot),
      );
      expect(interaction.mayAutoplay).to.equal(false);
      player.disabled = true;
      expect(everything.filter((command) => interaction.can(command))).to.deep.equal([]);
      expect(interaction.mayAutoplay).to.equal(false);
    });
  }

  it('forbids share while the text to copy is shown', () => {
    const player = new Player();
    player.act('left');
    player.interaction.open('share');
    expect(player.interaction.can('share')).to.equal(false);
    expect([player.act('share'), player.requests]).to.deep.equal([false, []]);
  });
});

describe('isEnd()', () => {
  it('is true only for the two end screens', () => {
    const cards = [...(Object.keys(cardKinds) as Card[]), undefined];
    expect(cards.filter(isEnd)).to.deep.equal(['won', 'over']);
  });
});

describe('Interaction › events and notices', () => {
  const hint = { direction: 'left', ratings: [] } as const;

  it('say what was requested, and by whom', () => {
    const player = new Player();
    const { interaction, events } = player;
    const { replay } = player.game;
    const error = new Error('slow');
    interaction.setAutoplay(true, 'player');
    interaction.setAutoplay(true, 'page');
    interaction.showHint(hint, 'page');
    player.act('watch');
    interaction.computerFailed(error, 'module');
    expect(events).to.deep.equal([
      ['autoplay-change', { autoplay: true, by: 'player' }],
      ['hint', { ratings: [], by: 'page' }],
      ['watch', { replay, by: 'player' }],
      ['autoplay-change', { autoplay: false, by: 'computer' }],
      ['game-error', { kind: 'module', name: 'computer', message: 'slow', error, by: 'computer' }],
    ]);
    expect(player.requests).to.deep.equal(['watch']);
    expect(player.notices).to.deep.equal([
      { kind: 'hint', hint },
      { kind: 'done', text: 'sentenceNoPlayer' },
    ]);
  });

  it('are cancelled by a listener of hint or watch', () => {
    const player = new Player();
    for (const type of ['hint', 'watch']) {
      player.host.addEventListener(type, (event) => event.preventDefault());
    }
    player.interaction.showHint(hint, 'page');
    player.act('watch');
    expect(player.interaction.hint).to.equal(undefined);
    expect([player.notices, player.requests]).to.deep.equal([[], []]);
  });

  it('say what a command did or read', () => {
    const player = new Player();
    const read = { read: 'points' } as const;
    player.act('left');
    for (const command of ['new', 'cancel', 'repeat', 'arrows', read, 'autoplay'] as const) {
      expect(player.act(command)).to.equal(true);
    }
    expect(player.notices).to.deep.equal([
      { kind: 'card', card: 'askNewGame' },
      { kind: 'card-closed', text: 'sentenceCancelled' },
      { kind: 'repeat' },
      { kind: 'read', command: read },
    ]);
    expect(player.interaction.arrowButtons).to.equal(true);
  });

  it('are not sent while a key is held down, or for commands of the page', () => {
    const player = new Player();
    player.interaction.act('undo', 'player', true);
    player.interaction.act('undo', 'page');
    player.act('help');
    player.interaction.act('left', 'player', true);
    expect(player.notices).to.deep.equal([{ kind: 'card', card: 'help' }]);
  });

  it('say why no move and no hint is possible, of a key, a button of the page, and after a win', () => {
    for (const make of [winningGame, endingGame]) {
      const player = new Player(make());
      player.act('left');
      expect(player.act('hint')).to.equal(false);
      player.interaction.invoke('hint');
      player.act('right');
      expect(player.notices).to.deep.equal(Array(3).fill({ kind: 'refused' }));
      player.interaction.act('hint', 'player', true);
      player.interaction.act('hint', 'page');
      player.interaction.invoke('autoplay');
      expect(player.notices).to.have.length(3);
      expect(player.requests).to.deep.equal([]);
    }
    const player = new Player();
    player.act('help');
    player.interaction.invoke('help');
    expect(player.notices).to.have.length(1);
    player.act('hint');
    expect(player.notices.at(-1)).to.deep.equal({ kind: 'refused' });
    player.act('close');
    expect(player.notices.at(-1)).to.deep.equal({ kind: 'card-closed', text: 'sentenceClosed' });
  });

  it('are not sent before the first game, even if autoplay is on', () => {
    const player = new Player(null);
    player.interaction.setAutoplay(true, 'page');
    expect([player.autoplay, player.host.log]).to.deep.equal([true, []]);
  });
});

describe('Interaction › what is drawn', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('shows the end screen, and lets it be answered, after the delay, unless the game changes', () => {
    const player = new Player(endingGame());
    player.host.react = (change) => player.interaction.gameChanged(change, 600);
    player.act('left');
    expect([player.act('confirm'), player.act('escape')]).to.deep.equal([false, false]);
    const drawn = player.updates;
    mock.timers.tick(599);
    expect([player.card, player.updates]).to.deep.equal([undefined, drawn]);
    player.interaction.cards.reopenEnd();
    expect(player.card).to.equal(undefined);
    mock.timers.tick(1);
    expect([player.card, player.updates]).to.deep.equal(['over', drawn + 1]);
    player.interaction.cards.reveal();
    player.interaction.cards.reopenEnd();
    expect(player.updates).to.equal(drawn + 1);
    player.act('undo');
    player.act('left');
    player.act('undo');
    const undone = player.updates;
    mock.timers.tick(600);
    expect([player.card, player.updates]).to.deep.equal([undefined, undone]);
  });
});

describe('Interaction › the film of the finished game', () => {
  function watching() {
    const player = new Player(endingGame());
    player.act('left');
    player.interaction.cards.isWatching = true;
    return player;
  }
  const isShown = ({ interaction }: Player) => interaction.cards.isWatching;

  it('is shown once a part shows it, and drawn', () => {
    const player = new Player();
    expect(isShown(player)).to.equal(false);
    const { updates } = player;
    player.interaction.cards.isWatching = true;
    expect([isShown(player), player.updates]).to.deep.equal([true, updates + 1]);
  });

  it('is closed by close-film, and the end screen stays', () => {
    const player = watching();
    expect(player.act('close-film')).to.equal(true);
    expect([isShown(player), player.card]).to.deep.equal([false, 'over']);
  });

  it('is closed by a change of the game', () => {
    const player = watching();
    player.act('undo');
    expect(isShown(player)).to.equal(false);
  });
});

describe('Interaction › settings', () => {
  it('are those that the attributes ask for', () => {
    const { host, interaction } = new Player();
    host.set('hints', 'reasons');
    expect(interaction.settings.hints).to.equal('reasons');
  });
});

describe('Interaction › gameChanged()', () => {
  it('counts each change, and keeps autoplay on in a new game', () => {
    const player = new Player();
    const { changes } = player.interaction;
    player.interaction.setAutoplay(true, 'page');
    player.host.keeper.start(new Game());
    expect([player.interaction.changes, player.autoplay]).to.deep.equal([changes + 1, true]);
  });
});
