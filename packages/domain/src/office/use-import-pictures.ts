import { sendImportPictures } from '@skafferi/api/admin'
import { useState } from 'react'
import { useAction } from '../action'
import type { PicturesView, RefusedPicture } from './imports.view'
import { useOffice } from './office-context'
import { batchesOf, isPictureName, isTooLarge } from './picture-batches.rules'

const tooLarge = ({ name }: File): RefusedPicture => ({ name, problem: null })

/** Sending pictures in ahead of the file that names them: few at a time, so that a line that breaks loses few. */
export function useImportPictures() {
  const office = useOffice()
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [answered, setAnswered] = useState<readonly RefusedPicture[]>([])
  const [leftOut, setLeftOut] = useState(0)
  const toSend = chosen.filter((file) => !isTooLarge(file))

  const action = useAction('office', async (files: readonly File[], signal) => {
    for (const batch of batchesOf(files)) {
      const { pictures } = await sendImportPictures(office.connection, { files: batch, signal })
      setAnswered((before) => [...before, ...pictures])
    }
  })

  function send(files: readonly File[]) {
    const pictures = files.filter(({ name }) => isPictureName(name))
    setChosen(pictures)
    setAnswered([])
    setLeftOut(files.length - pictures.length)
    void action.run(pictures.filter((file) => !isTooLarge(file)))
  }

  const refused = [...chosen.filter(isTooLarge).map(tooLarge), ...answered.filter(({ problem }) => problem !== null)]
  const view: PicturesView = {
    count: toSend.length,
    sent: answered.length,
    busy: action.busy,
    accepted: answered.filter(({ problem }) => problem === null).length,
    refused,
    leftOut,
  }
  return {
    pictures: chosen.length + leftOut > 0 ? view : null,
    problem: action.problem,
    send,
    /** Sends what was not answered for. */
    goOn: () => void action.run(toSend.slice(answered.length)),
  }
}
