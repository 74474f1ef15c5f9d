import { sendImportPictures } from '@skafferi/api/admin'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import type { PicturesView, RefusedPicture } from './imports.view'
import { useOffice } from '../office-context'
import { batchesOf, isPictureName, isTooLarge } from '../../rules/catalogue/picture-batches'

const tooLarge = ({ name }: File): RefusedPicture => ({ name, problem: null })

/** Uploads pictures before the file that names them. */
export function useImportPictures() {
  const { connection } = useOffice()
  return usePictureUpload(async (files, signal) => (await sendImportPictures(connection, { files, signal })).pictures)
}

/**
 * Uploads pictures in small batches, so that a broken connection loses few.
 * @param sendBatch uploads a batch and returns the result for each picture
 */
export function usePictureUpload(
  sendBatch: (files: readonly File[], signal: AbortSignal) => Promise<readonly RefusedPicture[]>,
) {
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [results, setResults] = useState<readonly RefusedPicture[]>([])
  const [ignoredCount, setIgnoredCount] = useState(0)
  const toSend = chosen.filter((file) => !isTooLarge(file))

  const action = useAction('office', async (files: readonly File[], signal) => {
    for (const batch of batchesOf(files)) {
      const pictures = await sendBatch(batch, signal)
      setResults((before) => [...before, ...pictures])
    }
  })

  function send(files: readonly File[]) {
    const pictures = files.filter(({ name }) => isPictureName(name))
    setChosen(pictures)
    setResults([])
    setIgnoredCount(files.length - pictures.length)
    void action.run(pictures.filter((file) => !isTooLarge(file)))
  }

  const refused = [...chosen.filter(isTooLarge).map(tooLarge), ...results.filter(({ problem }) => problem !== null)]
  const view: PicturesView = {
    count: toSend.length,
    sent: results.length,
    busy: action.busy,
    accepted: results.filter(({ problem }) => problem === null).length,
    refused,
    ignoredCount,
  }
  return {
    pictures: chosen.length + ignoredCount > 0 ? view : null,
    problem: action.problem,
    send,
    /** Uploads the rest after a failure. */
    resume: () => void action.run(toSend.slice(results.length)),
  }
}
