#!/usr/bin/env node
/**
 * A voice for speech-dispatcher that makes no sound: it writes each text that begins to the file in HEARD_LOG, as a line of
 * JSON, and stops when it is told to. Its protocol is the one of speech-dispatcher's output modules.
 */
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Milliseconds for a character: ten times as fast as a voice, but slow enough for a key to break a sentence off. */
const pace = 6;

const answer = (...lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));
const log = (entry) => appendFileSync(process.env.HEARD_LOG, `${JSON.stringify(entry)}\n`);

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (all, name) => entities[name] ?? all)
    .trim();

/** What is being spoken. */
let speaking;

function speak(lines) {
  const text = plain(lines.join('\n'));
  const marks = lines.join('\n').matchAll(/<mark name="([^"]*)"\/>/g);
  answer('200 OK SPEAKING');
  answer('701 BEGIN');
  log({ text });
  const end = () => {
    speaking = undefined;
    for (const [, name] of marks) answer(`700-${name}`, '700 INDEX MARK');
    answer('702 END');
  };
  speaking = setTimeout(end, text.length * pace);
}

function stop() {
  if (!speaking) return;
  clearTimeout(speaking);
  speaking = undefined;
  answer('703 STOP');
}

/** Commands with lines of their own, up to a full stop: what invites them, and what follows. */
const withLines = {
  AUDIO: ['207 OK RECEIVING AUDIO SETTINGS', () => answer('203 OK AUDIO INITIALIZED')],
  LOGLEVEL: ['207 OK RECEIVING LOGLEVEL SETTINGS', () => answer('203 OK LOG LEVEL SET')],
  SET: ['203 OK RECEIVING SETTINGS', () => answer('203 OK SETTINGS RECEIVED')],
  SPEAK: ['202 OK RECEIVING MESSAGE', speak],
  CHAR: ['202 OK RECEIVING MESSAGE', speak],
  KEY: ['202 OK RECEIVING MESSAGE', speak],
  SOUND_ICON: ['202 OK RECEIVING MESSAGE', speak],
};

const commands = {
  INIT: () => answer('299-heard: ready', '299 OK LOADED SUCCESSFULLY'),
  STOP: stop,
  PAUSE: stop,
  'LIST VOICES': () => answer('200-English\ten\tnone', '200 OK VOICE LIST SENT'),
  QUIT: () => {
    answer('210 OK QUIT');
    process.exit();
  },
};

let block;
for await (const line of createInterface({ input: process.stdin })) {
  if (block) {
    if (line !== '.') block.lines.push(line.replace(/^\.\./, '.'));
    else {
      const { lines, done } = block;
      block = undefined;
      done(lines);
    }
  } else if (withLines[line]) {
    const [invitation, done] = withLines[line];
    block = { lines: [], done };
    answer(invitation);
  } else if (commands[line]) commands[line]();
  else answer('300 ERR UNKNOWN COMMAND');
}
process.exit();
