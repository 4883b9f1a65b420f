/** A desktop that nobody sees, with Orca and one browser on it. It has folders of its own: nothing of the user's is touched. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { title } from './site.mjs';

/** Waiting for a window, xdotool may miss that it has come: the limit lets it be asked again. */
const run = (command, options, env) =>
  promisify(execFile)(command, options, { env, timeout: 10_000 });
const speechModule = fileURLToPath(new URL('speech-module.mjs', import.meta.url));
const launcher = '/usr/libexec/at-spi-bus-launcher';

/** Debian's own by their paths: the Chromium of other tests is built without accessibility. */
const browsers = {
  Firefox: {
    command: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    argumentsFor: forFirefox,
  },
  Chromium: { command: '/usr/bin/chromium', argumentsFor: forChromium },
};

const tools = [
  'orca',
  'Xvfb',
  'xdotool',
  'openbox',
  'dbus-daemon',
  'speech-dispatcher',
  'gsettings',
  'gdbus',
];

/** @returns what is missing here to listen with this browser */
export function missingFor(browser) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const isThere = (tool) => folders.some((folder) => existsSync(join(folder, tool)));
  const files = [launcher, browsers[browser].command].filter((file) => !existsSync(file));
  return [...tools.filter((tool) => !isThere(tool)), ...files];
}

const firefoxSettings = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'termsofuse.bypassNotification': true,
  'trailhead.firstrun.didSeeAboutWelcome': true,
};

function forFirefox(profile) {
  const lines = Object.entries(firefoxSettings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  return ['--new-instance', '--profile', profile];
}

function forChromium(profile) {
  return [
    ...['--no-sandbox', '--no-first-run', '--no-default-browser-check', '--disable-gpu'],
    ...['--force-renderer-accessibility', '--ozone-platform=x11', '--password-store=basic'],
    ...['--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update'],
    ...['--disable-sync', `--user-data-dir=${profile}`],
  ];
}

/** openbox has keys of its own, such as Alt with arrows. */
const noKeys =
  '<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard/><mouse/><focus><focusNew>yes</focusNew></focus></openbox_config>';

const orcaSettings =
  'import orca.settings\norca.settings.sayAllOnLoad = False\norca.settings.enableKeyEcho = False\n';

const speechSettings = `LogLevel 1
AddModule "heard" "${speechModule}" ""
DefaultModule heard
`;

export class Desktop {
  #home = mkdtempSync(join(tmpdir(), 'heard-'));
  #log = join(this.#home, 'spoken');
  #environment = {};
  #children = [];
  #windowManager;

  /** Starts everything, and the browser at this address. */
  static async open(browser, address) {
    const desktop = new Desktop();
    try {
      await desktop.#start(browser, address);
    } catch (error) {
      await desktop.close();
      throw error;
    }
    return desktop;
  }

  /** All texts that Orca has begun to speak. */
  get spoken() {
    const lines = readFileSync(this.#log, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line).text);
  }

  /** Presses keys as a keyboard does: `Left`, `shift+Tab`. */
  async press(...keys) {
    await run('xdotool', ['key', ...keys], this.#environment);
  }

  /** Puts the keyboard into the browser's window. @returns whether there is one */
  async focusWindow() {
    const env = this.#environment;
    try {
      const search = ['search', '--onlyvisible', '--name', title];
      const { stdout } = await run('xdotool', search, env);
      const window = stdout.trim().split('\n').at(-1);
      if (!window) return false;
      await run('xdotool', ['windowactivate', '--sync', window], env);
      return true;
    } catch {
      return false;
    }
  }

  async close() {
    // What starts while the others end is met by the next round.
    for (const signal of ['SIGTERM', 'SIGKILL', 'SIGKILL', 'SIGKILL']) {
      for (const pid of this.#allProcesses()) {
        try {
          process.kill(pid, signal);
        } catch {
          // It has ended.
        }
      }
      await wait(500);
    }
    for (const child of this.#children) this.#letGo(child);
    rmSync(this.#home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  /** Also those that have left their group: they have inherited this home. */
  #allProcesses() {
    const own = `HOME=${this.#home}\0`;
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => {
        try {
          return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(own);
        } catch {
          return false;
        }
      })
      .map(Number);
  }

  async #start(browser, address) {
    const home = this.#home;
    writeFileSync(this.#log, '');
    const put = (path, text) => {
      mkdirSync(join(home, path, '..'), { recursive: true });
      writeFileSync(join(home, path), text);
    };
    put('config/speech-dispatcher/speechd.conf', speechSettings);
    put('data/orca/orca-customizations.py', orcaSettings);
    put('openbox.xml', noKeys);
    for (const folder of ['run', 'profile']) mkdirSync(join(home, folder), { mode: 0o700 });
    this.#environment = {
      PATH: process.env.PATH,
      HOME: home,
      HEARD_LOG: this.#log,
      LC_ALL: 'C.UTF-8',
      LANGUAGE: 'en',
      XDG_CONFIG_HOME: join(home, 'config'),
      XDG_DATA_HOME: join(home, 'data'),
      XDG_RUNTIME_DIR: join(home, 'run'),
      XDG_SESSION_TYPE: 'x11',
      GDK_BACKEND: 'x11',
      GNOME_ACCESSIBILITY: '1',
      GTK_MODULES: 'gail:atk-bridge',
    };
    this.#environment.DISPLAY = await this.#startDisplay();
    this.#environment.DBUS_SESSION_BUS_ADDRESS = await this.#startBus();
    await this.until(() => this.#startWindowManager(), 'openbox manages windows');
    this.#spawn(launcher, ['--launch-immediately']);
    this.#turnOnAccessibility();
    this.#spawn('orca', ['--replace']);
    await this.until(() => this.spoken.length > 0, 'Orca speaks');
    const { command, argumentsFor } = browsers[browser];
    this.#spawn(command, [...argumentsFor(join(home, 'profile')), address]);
    await this.until(() => this.focusWindow(), 'the browser has a window');
  }

  /** Xvfb chooses a display that is free, and says which. */
  #startDisplay() {
    const options = ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'];
    const server = this.#spawn('Xvfb', options, ['ignore', 'ignore', 'ignore', 'pipe']);
    return new Promise((resolve, reject) => {
      server.on('exit', () => reject(new Error('Xvfb has ended')));
      server.stdio[3].once('data', (number) => resolve(`:${String(number).trim()}`));
    });
  }

  /** Now and then openbox gives up on a display that is new: it is started until it answers. @returns whether it does */
  async #startWindowManager() {
    const { exitCode, signalCode } = this.#windowManager ?? { exitCode: 0 };
    if ((exitCode ?? signalCode) !== null) {
      const options = ['--config-file', join(this.#home, 'openbox.xml')];
      this.#windowManager = this.#spawn('openbox', options);
    }
    try {
      await run('xdotool', ['get_num_desktops'], this.#environment);
      return true;
    } catch {
      return false;
    }
  }

  #startBus() {
    const options = ['--session', '--nofork', '--print-address=1'];
    const bus = this.#spawn('dbus-daemon', options, ['ignore', 'pipe', 'ignore']);
    return new Promise((resolve, reject) => {
      bus.on('exit', () => reject(new Error('dbus-daemon has ended')));
      bus.stdout.once('data', (address) => resolve(String(address).trim()));
    });
  }

  #turnOnAccessibility() {
    const options = { env: this.#environment, stdio: 'ignore' };
    for (const [schema, key] of [
      ['org.gnome.desktop.interface', 'toolkit-accessibility'],
      ['org.gnome.desktop.a11y.applications', 'screen-reader-enabled'],
    ]) {
      try {
        execFileSync('gsettings', ['set', schema, key, 'true'], options);
      } catch {
        // Without the schemas of a desktop, the bus below is enough.
      }
    }
    const bus = ['--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus'];
    for (const name of ['ScreenReaderEnabled', 'IsEnabled']) {
      const method = ['--method', 'org.freedesktop.DBus.Properties.Set'];
      const set = ['call', ...bus, ...method, 'org.a11y.Status', name, '<true>'];
      execFileSync('gdbus', set, options);
    }
  }

  #spawn(command, options, stdio = 'ignore') {
    const child = spawn(command, options, { env: this.#environment, stdio, detached: true });
    child.on('error', () => undefined);
    this.#children.push(child);
    return child;
  }

  /** A service that the bus has started may outlive it, and hold its output: the tests do not wait for that. */
  #letGo(child) {
    child.unref();
    for (const stream of child.stdio) stream?.destroy();
  }

  /** Resolves when this holds. Its limit ends what hangs: Orca may need many seconds on a busy machine. */
  async until(holds, what, limit = 60_000) {
    const start = performance.now();
    for (;;) {
      const found = await holds();
      if (found) return found;
      if (performance.now() - start > limit) {
        throw new Error(
          `waited in vain until ${what}. Spoken at last:\n${this.spoken.slice(-12).join('\n')}`,
        );
      }
      await wait(50);
    }
  }
}
