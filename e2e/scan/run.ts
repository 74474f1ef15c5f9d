import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** Runs a scanner to its end, with what it says in a file. @throws Error where it ends in another way than it should */
export async function runScanner(program: string, args: readonly string[], log: string): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const file = createWriteStream(log)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const [code] = (await once(child, 'close')) as [number | null]
  file.end()
  if (code !== 0) throw new Error(`${program} ended with ${code}: see ${log}`)
}
