import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { createQueue } from '../platform/jobs/queue'

/** Longer side of the drawn picture, in pixels. */
const side = 1600

/** Limits of the process. Its memory is that of one picture: native code ends with its process only. */
const limits = { timeout: 10_000, maxBuffer: 32 * 1024 * 1024 }

/** The program of the process: reads the file from its input and writes a PNG. Scripts and other files are not read. */
const program = `
const { default: sharp } = await import(process.argv[1])
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
const parts = []
for await (const part of process.stdin) parts.push(part)
const file = Buffer.concat(parts)
const limitInputPixels = ${2 * side * side}
const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
const density = Math.min(7200, Math.max(1, (72 * ${side}) / Math.max(width, height)))
const picture = sharp(file, { density, limitInputPixels }).resize({ width: ${side}, height: ${side}, fit: 'inside' })
process.stdout.write(await picture.png().toBuffer())
`

const sharp = pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href

/** Each needs a process. */
const enqueue = createQueue(1)

/** Length of the beginning in which an SVG file names itself, in bytes. */
const headLength = 4096

/** True for a text that looks like an SVG file. */
export function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, headLength))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  return head.startsWith('<') && /<svg[\s>]/.test(head)
}

/**
 * Draws an SVG file as PNG, in a process of its own that is killed at its limit.
 * @returns null if it cannot be drawn
 */
export function drawSvg(bytes: Uint8Array): Promise<Uint8Array | null> {
  const args = ['--input-type=module', '--max-old-space-size=128', '--eval', program, sharp]
  return enqueue(
    () =>
      new Promise((resolve) => {
        const options = { ...limits, env: {}, encoding: 'buffer', killSignal: 'SIGKILL' } as const
        const child = execFile(process.execPath, args, options, (error, picture) => resolve(error ? null : picture))
        // The process may end before it has read everything.
        child.stdin?.on('error', () => undefined)
        child.stdin?.end(bytes)
      }),
  )
}
