/**
 * Runs other programs for the scripts of this folder: one place for paths, signals and the clean-up on the way out.
 * Node built-ins only, because the scripts run on a fresh clone before anything is installed.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { follow } from './failures.mjs'
import { inCi } from './parts.mjs'

/** The project's folder, absolute, without a trailing slash. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** How long a child may take to end after it was told to, before it is killed (ms). */
const GRACE = 10_000
/** How long to wait for a child's last output after its end (ms). */
const LAST_LINES = 1_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
/** @type {Set<() => unknown>} */
const cleanups = new Set()
/** The program that was given the terminal, and the signals it was passed (a terminal and npm both send them).
 * @type {{ child: import('node:child_process').ChildProcess, told: Set<string> } | undefined} */
let leader
let stopping = false
let listening = false

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] folder to run in; the project's folder unless given
 * @property {Record<string, string | undefined>} [env] added to this process's environment; undefined removes a name
 * @property {string} [prefix] shown before each line of output, for programs that run beside each other
 * @property {boolean} [quiet] do not echo the command line first
 */

/**
 * Path of a program that an installed package brings.
 * @param {string} packageName
 * @param {string} [program] its name in the package's `bin`; the package's own name unless given
 */
export function binPath(packageName, program = packageName) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[program])
}

/**
 * Runs a program to its end with its output shown, and says whether it succeeded.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<boolean>}
 */
export function run(command, args, options = {}) {
  if (!options.quiet) {
    console.log(`$ ${shown(command)} ${args.map(shown).join(' ')}`)
  }
  return start(command, args, options).then(({ code }) => code === 0)
}

/**
 * Runs a program that an installed package brings, with this Node.
 * @param {string} packageName
 * @param {string[]} args
 * @param {RunOptions & { program?: string }} [options]
 */
export function runBin(packageName, args, { program, ...options } = {}) {
  return run(process.execPath, [binPath(packageName, program), ...args], options)
}

/**
 * Runs a script of a workspace's package.json: one program with its arguments. Without npm and a shell between, a signal
 * reaches the program itself.
 * @param {string} workspace folder from the project's folder
 * @param {string} name
 * @param {string[]} [args] added to the script's own
 * @param {RunOptions} [options]
 */
export function runScript(workspace, name, args = [], options = {}) {
  const folder = join(root, workspace)
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [program = '', ...own] = scripts[name].split(' ')
  const [found = program] = [folder, root].map((at) => join(at, 'node_modules/.bin', program)).filter(existsSync)
  return run(process.execPath, [realpathSync(found), ...own, ...args], { cwd: folder, ...options })
}

/**
 * Runs npm: the one that started this script, where there is one.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runNpm(args, options = {}) {
  const own = process.env.npm_execpath
  return own?.endsWith('.js') ? run(process.execPath, [own, ...args], options) : run('npm', args, options)
}

/**
 * Gives the terminal to a program for good: its signals are passed on and its exit code becomes this process's.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function handOver(command, args, options = {}) {
  const { code } = await start(command, args, options, true)
  process.exit(code)
}

/**
 * Registers work to do before this process ends because of a signal. Returns a function that takes it back.
 * @param {() => unknown} cleanup
 */
export function onStop(cleanup) {
  listen()
  cleanups.add(cleanup)
  return () => {
    cleanups.delete(cleanup)
  }
}

/**
 * Ends every program that is running, does the registered clean-up and leaves with the code given.
 * @param {number} code
 * @param {NodeJS.Signals} [signal]
 */
export async function stopAll(code, signal = 'SIGTERM') {
  if (stopping) {
    return
  }
  stopping = true
  await Promise.all([...children].map((child) => end(child, signal)))
  for (const cleanup of cleanups) {
    await cleanup()
  }
  process.exit(code)
}

/**
 * Tells a child to end, waits, and kills it when it does not.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 * @returns {Promise<void>}
 */
export function end(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) {
    return Promise.resolve()
  }
  return new Promise((resolve) => {
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE)
    child.once('exit', () => {
      clearTimeout(late)
      resolve()
    })
    child.kill(signal)
  })
}

/** Exit code of a program that a signal ended, as shells count it. @param {NodeJS.Signals} signal */
const signalCode = (signal) => 128 + (constants.signals[signal] ?? 0)

/**
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} options
 * @param {boolean} [leads] the child decides when this process ends
 * @returns {Promise<{ code: number }>}
 */
function start(command, args, { cwd = root, env, prefix }, leads = false) {
  return new Promise((resolve) => {
    const read = Boolean(prefix) || (inCi() && !leads)
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: read ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const output = follow([prefix, ...[command, ...args].map(shown)].filter(Boolean).join(' '))
    listen()
    if (leads) {
      leader = { child, told: new Set() }
    } else {
      children.add(child)
    }
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) {
        createInterface({ input: stream }).on('line', (line) => {
          output.line(line)
          console.log(prefix ? `${prefix} ${line}` : line)
        })
      }
    }
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      children.delete(child)
      resolve({ code: 127 })
    })
    child.once('exit', async (code, signal) => {
      children.delete(child)
      if (read) {
        await lastLines(child)
      }
      if (!stopping) {
        if (code !== 0) {
          output.failed()
        }
        resolve({ code: code ?? signalCode(/** @type {NodeJS.Signals} */ (signal)) })
      }
    })
  })
}

/**
 * Waits for what a child that has ended still has on its way, but not for a grandchild that keeps its output open.
 * @param {import('node:child_process').ChildProcess} child
 */
function lastLines(child) {
  return Promise.race([once(child, 'close'), delay(LAST_LINES)])
}

/** From here on a signal reaches the children first, then the clean-up, and only then ends this process. */
function listen() {
  if (listening) {
    return
  }
  listening = true
  /** @param {NodeJS.Signals} signal */
  const take = (signal) => (leader ? passOn(signal) : void stopAll(signalCode(signal), signal))
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, take)
  }
  if (process.env.npm_lifecycle_event) {
    watchNpm(take)
  }
}

/**
 * A SIGTERM to npm ends npm and the shell between, and never arrives here. That the shell is gone is the message.
 * @param {(signal: NodeJS.Signals) => void} take
 */
function watchNpm(take) {
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid !== shell) {
      clearInterval(timer)
      take('SIGTERM')
    }
  }, 250)
  timer.unref()
}

/**
 * Passes each kind of signal to the program in front once. A terminal's Ctrl-C has reached it already.
 * @param {NodeJS.Signals} signal
 */
function passOn(signal) {
  const toldByTerminal = signal === 'SIGINT' && process.stdin.isTTY
  if (leader && !toldByTerminal && !leader.told.has(signal)) {
    leader.told.add(signal)
    leader.child.kill(signal)
  }
}

/** A word of a command line as a person would type it. @param {string} word */
function shown(word) {
  if (word === process.execPath) {
    return 'node'
  }
  return word.startsWith(`${root}/`) ? word.slice(root.length + 1) : word
}
