import type { ComponentProps } from 'react'
import { useWords } from '../../words'
import { officeContentWords } from '../../words/generated/office-content'
import { ConfirmDialog } from '../offer-parts'

type DiscardDialogProps = Pick<ComponentProps<typeof ConfirmDialog>, 'busy' | 'problem' | 'onConfirm' | 'onClose'>

/** The confirmation before a draft is discarded. */
export function DiscardDialog(props: DiscardDialogProps) {
  const t = useWords(officeContentWords)
  const words = {
    title: t('discard.title'),
    text: t('discard.text'),
    confirm: t('discard.do'),
    confirming: t('discard.busy'),
  }
  return <ConfirmDialog {...props} words={words} />
}
