import { sendImportPictures } from '@skafferi/api/admin'
import { useState } from 'react'
import { useAction } from '../action'
import { useOffice } from './office-context'

interface SentPicture {
  /** The name it is sent in under: no other one has it. */
  name: string
  file: File
}

const named = (file: File): SentPicture => ({
  name: `${crypto.getRandomValues(new Uint32Array(2)).join('')}-${file.name}`,
  file,
})

/**
 * Sending pictures in for the form of a product.
 * @param onTaken one was taken; it is named in the form from now on
 */
export function useProductPictures(onTaken: (name: string) => void) {
  const office = useOffice()
  const [sources, setSources] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<readonly { name: string; problem: string }[]>([])
  const action = useAction(
    'office',
    async ({ name, file }: SentPicture, signal) => {
      const { pictures } = await sendImportPictures(office.connection, {
        files: [new File([file], name, { type: file.type })],
        signal,
      })
      const problem = pictures.find((picture) => picture.problem !== null)?.problem
      if (problem) return setRefused((before) => [...before, { name: file.name, problem }])
      setSources((before) => ({ ...before, [name]: URL.createObjectURL(file) }))
      return onTaken(name)
    },
    { queue: true, scope: 'product pictures', idOf: ({ name }) => name },
  )
  return {
    sources,
    /** Those on their way, by their files' names. */
    sending: action.pending.map(({ file }) => file.name),
    /** Those that are no pictures the store takes, with the reason in its words. */
    refused,
    problem: action.problem,
    send(files: readonly File[]) {
      setRefused([])
      for (const file of files) void action.run(named(file))
    },
    forget() {
      setRefused([])
      action.reset()
    },
  }
}
