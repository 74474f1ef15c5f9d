import type { ComplaintView } from '@skafferi/domain/shop/complaints/views'
import { useWords } from '../../../words'
import { complaintWords } from '../../../words/generated/complaint'

type ComplaintType = ComplaintView['types'][number]

/** Text keys by stored value. */
const typeWords = {
  'Product Defective': 'type.defective',
  'Missing Parts': 'type.missing',
  'Wrong Item': 'type.wrong',
  'Damaged Package': 'type.damaged',
  'Late Delivery': 'type.late',
  Other: 'type.other',
} as const satisfies Record<ComplaintType, string>

const isType = (type: string): type is ComplaintType => type in typeWords

/** The name of a complaint type; for an unknown one, the store's name. */
export function useComplaintTypeName(): (type: string) => string {
  const t = useWords(complaintWords)
  return (type) => (isType(type) ? t(typeWords[type]) : type)
}
