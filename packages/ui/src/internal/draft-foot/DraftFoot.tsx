import type { ReactNode } from 'react'
import { BannerMessage } from '../../components/banner-message'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { formsWords } from '../../words/generated/forms'

/** Props of {@link DraftFoot}. */
export interface DraftFootProps {
  /** Why it was not sent, in words; `null` where nothing failed. */
  failure: string | null
  /** What would be lost, in words, while it is asked whether it may be; `null` while it is not. */
  question: string | null
  /** What was typed may be lost. */
  onDiscard: () => void
  /** It may not. */
  onKeepEditing: () => void
  /** The form's own buttons; the question takes their place. */
  children: ReactNode
}

/** The foot of a dialog with a form, always in sight: why it was not sent, and its buttons or the question before it goes. */
export function DraftFoot({ failure, question, onDiscard, onKeepEditing, children }: DraftFootProps) {
  const t = useWords(formsWords)
  return (
    <div className="grid w-full gap-3">
      {failure !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {failure}
        </BannerMessage>
      )}
      {question === null ? (
        children
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2">
          <p className="me-auto font-medium max-md:basis-full">{question}</p>
          <Button variant="danger" onPress={onDiscard}>
            {t('discard')}
          </Button>
          <Button variant="secondary" autoFocus onPress={onKeepEditing}>
            {t('keepEditing')}
          </Button>
        </div>
      )}
    </div>
  )
}
