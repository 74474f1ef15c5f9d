import type { HomeTaxRates, ImportJobView, MissingQuestionView, MissingValuesView } from '@skafferi/domain/office/views'
import type { AnswerMode, MissingQuestion, MissingStage } from '../../components/forms/import-wizard'
import { useWords } from '../../words'
import { officeImportWords } from '../../words/generated/office-import'
import { useOfficeFaults } from '../problem-text'
import { useTaxChoices } from '../use-tax-choices'

/** The values of questions with a few choices. */
type MissingChoice = 'no' | 'yes' | 'g' | 'kg' | 'lb' | 'oz'

/** Groups of rows that are offered before one value for all, and after it. */
const FIRST_GROUPS = ['cell', 'cell_category', 'word'] as const
const LAST_GROUPS = ['brand', 'category'] as const

/** How many products are named for the rows in no group. */
const SHOWN_PRODUCTS = 3

/** Fields with a whole number. */
const NUMBERS: readonly string[] = ['age_limit', 'stock']

/** The step for missing values of the wizard; `null` if it is not shown. */
export function useMissingStage(
  { name, rows, phase }: ImportJobView,
  missing: MissingValuesView | null,
  taxRates: HomeTaxRates | null,
  busy: boolean,
): MissingStage | null {
  const t = useWords(officeImportWords)
  const faultText = useOfficeFaults()
  const taxes = useTaxChoices(taxRates)
  if (missing === null) return null

  function optionsOf({ field, mode, choices }: MissingQuestionView) {
    const isByGroup = mode !== null && mode !== 'all'
    if (field === 'tax_class')
      return isByGroup ? [...taxes, { value: 'leave_out', label: t('missing.choice.leave_out') }] : taxes
    return choices?.map((value) => ({ value, label: t(`missing.choice.${value as MissingChoice}`) }))
  }

  function modesOf({ field, isOptional, choices, groups }: MissingQuestionView): MissingQuestion['modes'] {
    const has = (kind: keyof typeof groups) => (groups[kind] ?? []).length > 0
    const modes: AnswerMode[] = [
      ...FIRST_GROUPS.filter(has),
      ...(choices ? [] : (['all'] as const)),
      ...LAST_GROUPS.filter(has),
      ...(isOptional ? (['empty'] as const) : []),
    ]
    return modes.map((value) => ({
      value,
      label: value === 'empty' && field === 'stock' ? t('missing.mode.noStock') : t(`missing.mode.${value}`),
    }))
  }

  const toQuestion = (question: MissingQuestionView): MissingQuestion => {
    const { field, mode, value, groups, others, isIncomplete, rows: count } = question
    const isUntouched = mode === null || (mode === 'all' && value === '')
    return {
      id: field,
      title: t(`missing.field.${field}`),
      hint: t(`missing.hint.${field}`, { rows: count, samples: question.samples.join(' · ') }),
      modes: modesOf(question),
      mode,
      options: optionsOf(question),
      isNumber: NUMBERS.includes(field),
      value,
      groups: (mode === null || mode === 'all' || mode === 'empty' ? [] : (groups[mode] ?? [])).map(
        ({ problem, ...group }) => ({
          ...group,
          ...(problem && { detail: `${t(`missing.field.${field}`)} ${faultText(problem) ?? ''}` }),
        }),
      ),
      others: {
        rows: others.rows,
        products: [
          ...others.products.slice(0, SHOWN_PRODUCTS),
          ...(others.products.length > SHOWN_PRODUCTS ? ['…'] : []),
        ].join(', '),
      },
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
