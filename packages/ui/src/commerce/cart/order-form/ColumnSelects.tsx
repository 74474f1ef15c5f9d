import { useEffect, useRef, useState } from 'react'
import type { ColumnChoice, ColumnChoices, OrderColumns } from '@skafferi/domain/shop/cart/views'
import { SelectField } from '../../../components/forms/select-field'
import { useWords } from '../../../words'
import { orderFormWords } from '../../../words/generated/order-form'

export interface ColumnSelectsProps {
  /** The id of the form, for the button that submits it. */
  formId: string
  /** The columns of the file or text, with the recognised ones. */
  columns: ColumnChoices
  /** Both columns were chosen and submitted. */
  onChoose: (columns: OrderColumns) => void
}

const toIndex = (value: string) => (value === '' ? null : Number(value))

/**
 * Asks which column has the articles and which one the quantities, with the first values of each. Its form is submitted
 * by a button elsewhere.
 */
export function ColumnSelects({ formId, columns, onChoose }: ColumnSelectsProps) {
  const t = useWords(orderFormWords)
  const { choices } = columns
  const [article, setArticle] = useState(columns.article)
  const [quantity, setQuantity] = useState(columns.quantity)
  const [submitted, setSubmitted] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [])

  const options = choices.map((choice) => ({ value: String(choice.index), label: labelOf(choice) }))
  const articleError = submitted && article === null ? t('columns.noArticle') : undefined
  const isSame = quantity !== null && quantity === article
  const quantityError =
    submitted && (quantity === null || isSame) ? t(isSame ? 'columns.same' : 'columns.noQuantity') : undefined

  function labelOf({ index, heading, samples }: ColumnChoice) {
    const name = heading ?? t('columns.unnamed', { place: index + 1 })
    return samples.length === 0 ? name : t('columns.option', { heading: name, samples: samples.join(', ') })
  }

  return (
    <form
      id={formId}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setSubmitted(true)
        if (article !== null && quantity !== null && !isSame) onChoose({ article, quantity })
      }}
    >
      <p ref={question} tabIndex={-1} className="text-sm">
        {t('columns.question')}
      </p>
      <SelectField
        label={t('columns.article')}
        error={articleError}
        placeholder={t('columns.placeholder')}
        options={options}
        value={article === null ? '' : String(article)}
        onChange={({ value }) => setArticle(toIndex(value))}
      />
      <SelectField
        label={t('columns.quantity')}
        error={quantityError}
        placeholder={t('columns.placeholder')}
        options={options}
        value={quantity === null ? '' : String(quantity)}
        onChange={({ value }) => setQuantity(toIndex(value))}
      />
    </form>
  )
}
