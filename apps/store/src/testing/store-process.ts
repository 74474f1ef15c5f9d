import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A program as the store's build names it. */
type Program = 'server' | 'cli'

/** A program of the store in a process of its own. */
export interface StoreProcess {
  child: ChildProcess
  /** What it printed so far. */
  lines: string[]
  /** What it complained of so far. */
  errors: string[]
  /** Where it answers; empty until it is ready. */
  url: string
}

/** What a program ended with. */
export interface Ended {
  code: number
  lines: string[]
  errors: string[]
}

/** Programs that a test started, so that none outlives it. */
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
    /** Starts a store, and waits for nothing. */
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

    /** Runs a program to its end; a store that should not get far, by default. */
    async run(env: Record<string, string>, program: Program = 'server', args: readonly string[] = []): Promise<Ended> {
      const { child, lines, errors } = launch(program, args, env)
      const [code] = (await once(child, 'close')) as [number]
      return { code, lines, errors }
    },

    /** Ends whatever still runs. */
    killAll() {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}
