import { sendContentPicture } from '@skafferi/api/admin'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'

interface PictureUpload {
  /** The name of the field on the page. */
  name: string
  file: File
  onSent: (url: string) => void
}

/** Uploads pictures for the blocks of a page, one for each field at a time. */
export function useContentPicture() {
  const office = useOffice()
  const action = useAction(
    'office',
    async ({ file, onSent }: PictureUpload, signal) => {
      const { url } = await sendContentPicture(office.connection, { file, signal })
      onSent(url)
    },
    { idOf: ({ name }) => name },
  )
  return {
    /** The picture that is uploading for a field, or that was rejected with the reason; null if there is none. */
    uploadOf(name: string) {
      const { busy, problem, input } = action.of(name)
      return input && (busy || problem) ? { name: input.file.name, problem } : null
    },
    send: (upload: PictureUpload) => void action.run(upload),
    forget: action.reset,
  }
}
