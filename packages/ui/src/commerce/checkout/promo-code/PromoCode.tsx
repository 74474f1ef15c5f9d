import { useState, type FormEvent } from 'react'
import type { PromoCodesActions } from '@skafferi/domain/shop/checkout/views'
import { Button } from '../../../components/actions/button'
import { controlStyles, Field } from '../../../components/forms/field'
import { usePersistedDraft, useRestoredDraft } from '../../../internal/form-draft'
import { useWords } from '../../../words'
import { promoWords } from '../../../words/generated/promo'
import { useProblemText, useRefusalText } from '../../service/problem-text'
import { PromoList } from './PromoList'

export interface PromoCodeProps extends PromoCodesActions {
  /** Maximum length of a code; 40 by default. */
  maxLength?: number
}

/** Adds promo codes to the order, and lists and removes them (Specification (shopping) §2, checkout page). */
export function PromoCode({
  draft,
  codes,
  state,
  removing,
  problem,
  maxLength = 40,
  onApply,
  onRemove,
  onDismissProblem,
}: PromoCodeProps) {
  const t = useWords(promoWords)
  const problemText = useProblemText()
  const refusalText = useRefusalText()
  const { storedValues } = useRestoredDraft(draft)
  const [code, setCode] = useState(storedValues ?? '')
  usePersistedDraft(draft, code === '' ? null : code)
  const [empty, setEmpty] = useState(false)
  const applying = state === 'applying'
  const refusal = problem === null ? undefined : (refusalText(problem) ?? problemText(problem))

  function edit(text: string) {
    setCode(text)
    setEmpty(false)
    if (problem !== null) {
      onDismissProblem()
    }
  }

  async function apply(event: FormEvent) {
    event.preventDefault()
    const trimmed = code.trim()
    setEmpty(trimmed === '')
    if (trimmed !== '' && !applying && (await onApply({ code: trimmed }))) {
      setCode('')
    }
  }

  return (
    <div className="grid gap-3">
      <form noValidate className="max-w-105 print:hidden" onSubmit={(event) => void apply(event)}>
        <Field label={t('label')} error={empty ? t('empty') : refusal}>
          {(control) => (
            <span className="flex gap-2">
              <input
                {...control}
                name="promo_code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={maxLength}
                value={code}
                className={controlStyles()}
                onChange={({ currentTarget }) => edit(currentTarget.value)}
              />
              <Button type="submit" variant="secondary" busy={applying} busyLabel={t('applying')}>
                {t('apply')}
              </Button>
            </span>
          )}
        </Field>
      </form>
      <PromoList codes={codes} removing={removing} onRemove={onRemove} />
    </div>
  )
}
