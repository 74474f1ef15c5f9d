import { createQueue } from '../../queue'
import { runInWorker, WorkerStopped } from '../../reading/open-worker'
import type { createPdfReader } from './pdf-reader.mjs'

type PdfReader = ReturnType<typeof createPdfReader>

/**
 * What a PDF is: one that can only be looked at; one with scripts, programs or other files in it; one that is encrypted; or one
 * that cannot be read as a whole.
 */
export type PdfKind = Awaited<ReturnType<PdfReader['kindOf']>>

/** Each takes a thread and its memory. */
const pdfsAtOnce = 2

/** What the objects of a PDF may take: ten times the largest file. */
const limits = { megabytes: 256, milliseconds: 30_000 }

const inTurn = createQueue(pdfsAtOnce)

/** Reads the objects of a PDF, unpacked ones too, and tells what it is. */
export function kindOfPdf(bytes: Uint8Array): Promise<PdfKind> {
  return inTurn(async () => {
    try {
      return await runInWorker<PdfReader, PdfKind>('pdf', limits, ({ kindOf }) => kindOf(bytes))
    } catch (error) {
      if (error instanceof WorkerStopped) return 'damaged'
      throw error
    }
  })
}
