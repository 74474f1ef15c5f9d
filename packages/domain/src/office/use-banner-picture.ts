import { sendBannerPicture } from '@skafferi/api/admin'
import { useAction } from '../action'
import type { BannerId } from '../content'
import { fieldsOfPlace, type BannerDraft, type BannerField } from './banner-fields'
import { useOffice } from './office-context'

interface SentPicture {
  place: BannerId
  field: BannerField
  file: File
  type: (change: BannerDraft) => void
}

/**
 * Sending pictures in for the form of a banner; one that was taken is typed into its field.
 * @param type what is typed into the form of this place
 */
export function useBannerPicture(place: BannerId, type: SentPicture['type']) {
  const office = useOffice()
  const action = useAction(
    'office',
    async (sent: SentPicture, signal) => {
      const { url } = await sendBannerPicture(office.connection, { file: sent.file, signal })
      sent.type({ [sent.field]: url })
    },
    { idOf: (sent) => `${sent.place} ${sent.field}` },
  )
  const runs = fieldsOfPlace[place].map((field) => ({ field, ...action.of(`${place} ${field}`) }))
  return {
    /** Pictures on their way, and those that were not taken with the reason. */
    sent: runs.flatMap(({ field, busy, problem, input }) =>
      input && (busy || problem) ? [{ field, name: input.file.name, problem }] : [],
    ),
    send: ({ field, file }: Pick<SentPicture, 'field' | 'file'>) => void action.run({ place, field, file, type }),
    forget: action.reset,
  }
}
