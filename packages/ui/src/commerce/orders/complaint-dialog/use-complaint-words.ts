import type {
  ComplaintFaults,
  ComplaintField,
  ComplaintPictureView,
  ComplaintView,
} from '@skafferi/domain/shop/complaints/views'
import type { DroppedFile } from '../../../components/forms/file-drop'
import { useWords, type Translate } from '../../../words'
import { complaintWords, type ComplaintWords } from '../../../words/generated/complaint'
import { useComplaintTypeName } from './use-complaint-type-name'

type ComplaintType = ComplaintView['types'][number]

const faultWords = { required: 'required', too_long: 'tooLong', invalid: 'invalid' } as const

interface ComplaintTexts {
  t: Translate<ComplaintWords>
  /** The name of a complaint type. */
  typeName: (type: ComplaintType) => string
  /** The fault of a field; undefined if it has none. */
  faultText: (field: ComplaintField, faults: ComplaintFaults) => string | undefined
  /** The fault of the pictures; undefined if they have none. */
  picturesFaultText: (faults: ComplaintFaults) => string | undefined
  /** A picture as an item of FileDrop. */
  toDroppedFile: (picture: ComplaintPictureView) => DroppedFile
}

/** The texts of the dialog. */
export function useComplaintWords(limits: ComplaintView['limits']): ComplaintTexts {
  const t = useWords(complaintWords)
  const typeName = useComplaintTypeName()

  function pictureProblem({ status, fault, reason }: ComplaintPictureView): string | null {
    if (fault !== null) return t(`picture.${fault}`)
    return status === 'failed' ? (reason ?? t('picture.failed')) : null
  }

  return {
    t,
    typeName,
    faultText: (field, { [field]: fault }) => fault && t(faultWords[fault], { field: t(field) }),
    picturesFaultText: ({ pictures }) =>
      pictures === 'too_many' ? t('pictures.tooMany', { limit: limits.pictures }) : pictures && t('pictures.unusable'),
    toDroppedFile(picture) {
      const { fault: _, reason: __, ...file } = picture
      return { ...file, problem: pictureProblem(picture) }
    },
  }
}
