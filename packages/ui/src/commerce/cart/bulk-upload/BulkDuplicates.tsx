import { useEffect, useId, useRef, useState } from 'react'
import type { BulkDuplicateView, BulkUploadStage, DuplicateChoice } from '@skafferi/domain/shop/cart/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { RadioGroup } from '../../../components/forms/radio-group'
import { useWords } from '../../../words'
import { bulkUploadWords } from '../../../words/generated/bulk-upload'
import { useProblemText } from '../../service/problem-text'

export interface BulkDuplicatesProps {
  /** The id of the form, for the buttons in the dialog's footer. */
  formId: string
  stage: Extract<BulkUploadStage, { name: 'doubled' }>
  /** A choice was made for all duplicates. */
  onResolve: (event: { choice: DuplicateChoice }) => void
}

const choices = ['add_up', 'take_last', 'leave_out'] as const satisfies readonly DuplicateChoice[]

/** Articles that are in the input more than once. The buyer has to decide, so nothing is preselected. */
export function BulkDuplicates({ formId, stage, onResolve }: BulkDuplicatesProps) {
  const t = useWords(bulkUploadWords)
  const problemText = useProblemText()
  const titleId = useId()
  const question = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<DuplicateChoice | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const { duplicates, busy, problem } = stage

  useEffect(() => question.current?.focus(), [])

  return (
    <form
      id={formId}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (choice !== null && !busy) {
          onResolve({ choice })
        }
      }}
    >
      <div ref={question} tabIndex={0} className="rounded-md">
        <BannerMessage tone="caution" announce="polite">
          {t('duplicates', { count: duplicates.length })}
        </BannerMessage>
      </div>
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className="border-b-2 border-shelf pb-2 text-base font-bold tracking-flat">
          {t('duplicates.articles')} <span className="num font-regular text-ink-muted">{duplicates.length}</span>
        </h3>
        <ul>
          {duplicates.map((article) => (
            <DuplicateArticle key={article.rows[0]?.position} {...article} />
          ))}
        </ul>
      </section>
      <RadioGroup
        legend={t('duplicates.question')}
        required
        error={submitted && choice === null ? t('duplicates.choose') : undefined}
        options={choices.map((value) => ({ value, label: t(`duplicates.${value}`) }))}
        value={choice}
        onChange={({ value }) => setChoice(choices.find((each) => each === value) ?? null)}
      />
      {problem !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {problemText(problem)} {t('unchangedCart')}
        </BannerMessage>
      )}
    </form>
  )
}

/** One article: its rows, and the result of each choice. */
function DuplicateArticle({ title, sku, rows, sum, last }: BulkDuplicateView) {
  const t = useWords(bulkUploadWords)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-2 text-sm">
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{title ?? sku ?? t('row.unknown')}</span>
        {title !== null && sku !== null && (
          <span className="num block text-xs wrap-anywhere text-ink-muted">{sku}</span>
        )}
        <span className="num block text-xs text-ink-muted">{t('duplicates.sums', { sum, last })}</span>
      </span>
      <ul className="num text-end">
        {rows.map(({ position, quantity }) => (
          <li key={position}>{t('duplicates.row', { place: position, quantity })}</li>
        ))}
      </ul>
    </li>
  )
}
