import { sendBannerPicture } from '@skafferi/api/admin'
import { useAction } from '../../platform/action'
import type { BannerId } from '../../rules/content/banners'
import { fieldsOfPlace, type BannerDraft, type BannerField } from './banner-fields'
import { useOffice } from '../office-context'

interface PictureUpload {
  place: BannerId
  field: BannerField
  file: File
  type: (change: BannerDraft) => void
}

/**
 * Uploads pictures for the form of a banner and sets the URL of an accepted one in its field.
 * @param type changes the form of this place
 */
export function useBannerPicture(place: BannerId, type: PictureUpload['type']) {
  const office = useOffice()
  const action = useAction(
    'office',
    async (upload: PictureUpload, signal) => {
      const { url } = await sendBannerPicture(office.connection, { file: upload.file, signal })
      upload.type({ [upload.field]: url })
    },
    { idOf: ({ place: id, field }) => `${id} ${field}` },
  )
  const runs = fieldsOfPlace[place].map((field) => ({ field, ...action.of(`${place} ${field}`) }))
  return {
    /** The pictures that are uploading, and the rejected ones with the reason. */
    uploads: runs.flatMap(({ field, busy, problem, input }) =>
      input && (busy || problem) ? [{ field, name: input.file.name, problem }] : [],
    ),
    send: ({ field, file }: Pick<PictureUpload, 'field' | 'file'>) => void action.run({ place, field, file, type }),
    forget: action.reset,
  }
}
