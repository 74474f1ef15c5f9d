import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A program of the store's build. */
type Program = 'server' | 'cli'

/** A program in its own process. */
export interface StoreProcess {
  child: ChildProcess
  /** Lines of standard output. */
  lines: string[]
  /** Lines of standard error. */
  errors: string[]
  /** The store's URL; empty until it is ready. */
  url: string
}

/** The result of a program. */
export interface ProgramResult {
  code: number
  lines: string[]
  errors: string[]
}

/** Starts programs and makes sure that they end with the test. */
export function createProcesses() {
  const children = new Set<ChildProcess>()

  function launch(program: Program, args: readonly string[], env: Record<string, string>): StoreProcess {
    const { DATABASE_URL: _, SEED: __, NODE_ENV: ___, ...own } = process.env
    const child = spawn(process.execPath, [join(inject('builtStore'), `${program}.js`), ...args], {
      env: { ...own, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    child.once('close', () => children.delete(child))
    const started: StoreProcess = { child, lines: [], errors: [], url: '' }
    createInterface(child.stdout).on('line', (line) => started.lines.push(line))
    createInterface(child.stderr).on('line', (line) => started.errors.push(line))
    return started
  }

  return {
    /** Starts a store without waiting. */
    begin: (env: Record<string, string>): StoreProcess => launch('server', [], env),

    /** Starts a store and waits until it is ready. */
    async start(env: Record<string, string>): Promise<StoreProcess> {
      const started = launch('server', [], env)
      while (!started.url) {
        if (started.child.exitCode !== null) throw new Error(`The store ended:\n${started.errors.join('\n')}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
        started.url = started.lines.find((line) => line.startsWith('Ready: '))?.slice('Ready: '.length) ?? ''
      }
      return started
    },

    /** Runs a program to its end. */
    async run(
      env: Record<string, string>,
      program: Program = 'server',
      args: readonly string[] = [],
    ): Promise<ProgramResult> {
      const { child, lines, errors } = launch(program, args, env)
      const [code] = (await once(child, 'close')) as [number]
      return { code, lines, errors }
    },

    /** Kills all running programs. */
    killAll() {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
