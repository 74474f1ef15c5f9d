/** Runs other programs. Node built-ins only, because a fresh clone has no packages yet. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder: absolute, without a trailing slash. */
export const root = resolve(fileURLToPath(import.meta.url), '../../..')

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Returns the path of an installed package's program.
 * @param {string} packageName
 * @param {string} [program] its name in the package's `bin`; by default the package's name
 */
export function binPath(packageName, program = packageName) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[program])
}

/**
 * Runs a program in this terminal, forwards signals to it, and resolves to its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string> }} [options] env: additional environment variables
 * @returns {Promise<number>}
 */
export function run(command, args, { env } = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  // Forward each signal once: npm repeats signals that the terminal has sent to the whole process group.
  const forwarded = new Set(process.stdin.isTTY ? ['SIGINT'] : [])
  const passOn = (/** @type {NodeJS.Signals} */ signal) =>
    void (forwarded.has(signal) || (forwarded.add(signal) && child.kill(signal)))
  SIGNALS.forEach((signal) => process.on(signal, passOn))
  // SIGTERM to npm ends npm and its shell but is not forwarded; a changed parent process is the sign.
  const shell = process.env.npm_lifecycle_event && process.ppid
  const watch = setInterval(() => shell && shell !== process.ppid && passOn('SIGTERM'), 250)
  return new Promise((done, failed) => {
    child.once('exit', (code, signal) => done(code ?? 128 + (signal ? constants.signals[signal] : 0)))
    child.once('error', failed)
  }).finally(() => {
    clearInterval(watch)
    SIGNALS.forEach((signal) => process.off(signal, passOn))
  })
}

/**
 * Runs a program and exits with its code.
 * @param {Parameters<typeof run>} given
 */
export async function handOver(...given) {
  process.exit(await run(...given))
}

/**
 * Runs tasks of turbo.json whose inputs changed; resolves to true if all succeed.
 * @param {string[]} args of `turbo run`
 * @param {Record<string, string>} [env]
 */
export async function turbo(args, env) {
  const options = { env: { ...env, TURBO_TELEMETRY_DISABLED: '1' } }
  return (await run(process.execPath, [binPath('turbo'), 'run', '--output-logs=new-only', ...args], options)) === 0
}
