import type { FieldFault } from '@skafferi/api'
import { sendImportPictures } from '@skafferi/api/admin'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'

interface PictureUpload {
  /** The unique name of the upload. */
  name: string
  file: File
}

const toUpload = (file: File): PictureUpload => ({
  name: `${crypto.getRandomValues(new Uint32Array(2)).join('')}-${file.name}`,
  file,
})

/**
 * Uploads pictures for the form of a product.
 * @param onAccepted called with the name of an accepted picture
 */
export function useProductPictures(onAccepted: (name: string) => void) {
  const office = useOffice()
  const [sources, setSources] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<readonly { name: string; problem: FieldFault }[]>([])
  const action = useAction(
    'office',
    async ({ name, file }: PictureUpload, signal) => {
      const { pictures } = await sendImportPictures(office.connection, {
        files: [new File([file], name, { type: file.type })],
        signal,
      })
      const problem = pictures.find((picture) => picture.problem !== null)?.problem
      if (problem) return setRefused((before) => [...before, { name: file.name, problem }])
      setSources((before) => ({ ...before, [name]: URL.createObjectURL(file) }))
      return onAccepted(name)
    },
    { queue: true, scope: 'product pictures', idOf: ({ name }) => name },
  )
  return {
    sources,
    /** File names of the pictures that are uploading. */
    sending: action.pending.map(({ file }) => file.name),
    /** The rejected files with the store's reason. */
    refused,
    problem: action.problem,
    send(files: readonly File[]) {
      setRefused([])
      for (const file of files) void action.run(toUpload(file))
    },
    dismiss() {
      setRefused([])
      action.reset()
    },
  }
}
