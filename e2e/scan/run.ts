import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/**
 * Runs a scanner and writes its output to a file.
 * @throws Error if it fails
 */
export async function runScanner(program: string, args: readonly string[], log: string): Promise<void> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const file = createWriteStream(log)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  const [code] = (await once(child, 'close')) as [number | null]
  file.end()
  if (code !== 0) throw new Error(`${program} ended with ${code}: see ${log}`)
}
