import type { HomeTaxRates, ImportJobView, MissingQuestionView, MissingValuesView } from '@skafferi/domain/office/views'
import type { AnswerMode, MissingQuestion, MissingStage } from '../../components/forms/import-wizard'
import { readNumber } from '@skafferi/domain/rules/text/number-text'
import { useLocale, useWords } from '../../words'
import { officeImportWords } from '../../words/generated/office-import'
import { useOfficeFaults } from '../problem-text'
import { useTaxChoices } from '../use-tax-choices'

/** The values of questions with a few choices. */
type MissingChoice =
  | 'no'
  | 'yes'
  | 'exclude'
  | 'draft'
  | 'g'
  | 'kg'
  | 'lb'
  | 'oz'
  | 'piece'
  | 'carton'
  | 'new_sku'
  | 'update'
  | 'restore'
  | 'leave'

/** The choices of the sign before decimals. */
const DECIMAL_SIGNS = { comma: ',', point: '.' } as const

/** Returns what a number means with a sign before its decimals; it has no separator for thousands. */
function readingOf(sample: string, sign: ',' | '.', locale: string): string {
  const [figures = ''] = /\d[\d.,]*\d/.exec(sample) ?? []
  const reading = readNumber(figures, { decimals: 3, decimalSign: sign })
  const format = new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 3 })
  return reading.kind === 'number' ? format.format(reading.value) : sample
}

/** Groups of rows that are offered before one value for all, and after it. */
const FIRST_GROUPS = ['cell', 'cell_category', 'word'] as const
const LAST_GROUPS = ['brand', 'category'] as const

/** Fields with a whole number. */
const NUMBERS: readonly string[] = ['age_limit', 'stock']

/** The step for missing values of the wizard; `null` if it is not shown. */
export function useMissingStage(
  { name, rows, phase }: ImportJobView,
  missing: MissingValuesView | null,
  { taxRates, categories }: { taxRates: HomeTaxRates | null; categories: readonly string[] },
  busy: boolean,
): MissingStage | null {
  const t = useWords(officeImportWords)
  const locale = useLocale()
  const faultText = useOfficeFaults()
  const taxes = useTaxChoices(taxRates)
  if (missing === null) return null
  const { currency } = missing

  function optionsOf({ field, mode, choices, samples: [sample = ''] }: MissingQuestionView) {
    const isByGroup = mode !== null && mode !== 'all'
    if (field === 'tax_class')
      return isByGroup ? [...taxes, { value: 'leave_out', label: t('missing.choice.leave_out') }] : taxes
    if (field === 'decimal_sign')
      return Object.entries(DECIMAL_SIGNS).map(([value, sign]) => ({
        value,
        label: t(`missing.choice.${value as keyof typeof DECIMAL_SIGNS}`, {
          sample,
          value: readingOf(sample, sign, locale),
        }),
      }))
    return choices?.map((value) => ({
      value,
      label: value === 'shop' ? t('missing.choice.shop', { currency }) : t(`missing.choice.${value as MissingChoice}`),
    }))
  }

  function modesOf({ field, isOptional, choices, groups }: MissingQuestionView): MissingQuestion['modes'] {
    const has = (kind: keyof typeof groups) => (groups[kind] ?? []).length > 0
    const modes: AnswerMode[] = [
      ...FIRST_GROUPS.filter(has),
      ...(choices ? [] : (['all'] as const)),
      ...LAST_GROUPS.filter(has),
      ...(isOptional ? (['empty'] as const) : []),
    ]
    const hasSuggestions = (mode: AnswerMode) =>
      (mode === 'category' || mode === 'cell_category') && groups[mode]?.some(({ isSuggested }) => isSuggested)
    const labelOf = (mode: AnswerMode) => {
      if (mode === 'empty' && field === 'stock') return t('missing.mode.noStock')
      const label = t(mode === 'cell' && field === 'category' ? 'missing.mode.groupNumber' : `missing.mode.${mode}`)
      return hasSuggestions(mode) ? t('missing.mode.suggested', { mode: label }) : label
    }
    return modes.map((value) => ({ value, label: labelOf(value) }))
  }

  function hintOf({ field, rows: count, samples, understood, groups }: MissingQuestionView) {
    const hasNumbers = field === 'category' && (groups.cell ?? []).length > 0
    const hint = t(hasNumbers ? 'missing.hint.groupNumbers' : `missing.hint.${field}`, {
      rows: count,
      samples: samples.join(' · '),
    })
    return understood === null ? hint : t('missing.understood', { hint, text: understood })
  }

  function categoryNote(value: string) {
    const lastOf = (path: string) => path.split('>').at(-1)?.trim().toLowerCase() ?? ''
    const isNew = lastOf(value) !== '' && !categories.some((each) => lastOf(each) === lastOf(value))
    return isNew ? t('missing.newCategory') : undefined
  }

  const toQuestion = (question: MissingQuestionView): MissingQuestion => {
    const { field, mode, value, groups: given, others, isIncomplete } = question
    const groups = mode === null || mode === 'all' || mode === 'empty' ? [] : (given[mode] ?? [])
    const found = groups.map(({ problem }) => problem && `${t(`missing.field.${field}`)} ${faultText(problem) ?? ''}`)
    // A reason of several groups is said once, above them.
    const reasons = [...new Set(found.filter((each, index) => each !== null && found.indexOf(each) !== index))]
    const isUntouched = mode === null || (mode === 'all' && value === '')
    return {
      id: field,
      title: t(`missing.field.${field}`),
      hint: hintOf(question),
      modes: modesOf(question),
      mode,
      options: optionsOf(question),
      isNumber: NUMBERS.includes(field),
      ...(field === 'category' && { suggestions: categories, note: categoryNote(value) }),
      value,
      reasons: reasons.filter((each) => each !== null),
      groups: groups.map(
        ({ problem: _, isSuggested = false, isInCategory = false, products = [], ...group }, index) => {
          const reason = found[index]
          const details = [
            !reasons.includes(reason ?? null) && reason,
            isSuggested && t('missing.suggested'),
            isInCategory && t('missing.inCategory'),
            [...products, ...(products.length > 0 && group.rows > products.length ? ['…'] : [])].join(', '),
          ]
          const detail = details.filter(Boolean).join(' · ')
          return { ...group, ...(detail !== '' && { detail }) }
        },
      ),
      others,
      ...(isIncomplete && !isUntouched && { error: t('missing.incomplete') }),
    }
  }

  return {
    step: 'missing',
    summary: t('missing.summary', { name, rows: rows ?? 0 }),
    questions: missing.questions.map(toQuestion),
    rows: rows ?? 0,
    complete: missing.isComplete,
    ...(missing.isRemembered && { remembered: t('remembered') }),
    remember: missing.remember,
    checking: busy || phase === 'checking',
  }
}
