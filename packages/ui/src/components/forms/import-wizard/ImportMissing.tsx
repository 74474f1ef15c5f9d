import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { Disclosure } from '../../content/disclosure'
import { BannerMessage } from '../../feedback/banner-message'
import { Combobox } from '../combobox'
import { RadioGroup } from '../radio-group'
import { SelectBox, SelectField } from '../select-field'
import { controlStyles } from '../field'
import { TextField } from '../text-field'
import type { AnswerMode, ImportEvents, MissingQuestion, MissingStage } from './stages'

/** How many products are named for the rows in no group before they are opened. */
const SHOWN_PRODUCTS = 3

/** The maximum number of products that the store names. */
const MAX_PRODUCTS = 100

export interface ImportMissingProps extends Pick<ImportEvents, 'onAnswer'> {
  stage: MissingStage
}

/** The third step: answers what the file lacks, once for all of its rows. */
export function ImportMissing({ stage: { summary, notice, questions, remembered }, onAnswer }: ImportMissingProps) {
  return (
    <div className="grid min-w-0 gap-2">
      <div className="grid max-w-form">
        <p className="text-sm text-ink-muted">{summary}</p>
        {notice}
      </div>
      {remembered !== undefined && <BannerMessage>{remembered}</BannerMessage>}
      <div className="grid max-w-form rounded-lg border border-line bg-surface px-4">
        {questions.map((question) => (
          <div key={question.id} className="grid gap-3 border-line py-4 not-first:border-t">
            <Question question={question} onAnswer={onAnswer} />
          </div>
        ))}
      </div>
    </div>
  )
}

type QuestionProps = Pick<ImportEvents, 'onAnswer'> & { question: MissingQuestion }

function Question({ question, onAnswer }: QuestionProps) {
  const { id, title, hint, modes, mode, options = [], value, error } = question
  const hasField = modes.some((each) => each.value === 'all')
  const answers = hasField ? [] : options.map((option) => ({ value: option.value, label: option.label }))
  return (
    <>
      <RadioGroup
        legend={title}
        legendDetail={hint}
        required
        options={[...answers, ...modes]}
        value={mode === 'all' && !hasField ? value || null : mode}
        error={mode === null ? error : undefined}
        onChange={(event) => {
          const isAnswer = answers.some((each) => each.value === event.value)
          onAnswer({
            question: id,
            ...(isAnswer ? { mode: 'all', value: event.value } : { mode: event.value as AnswerMode }),
          })
        }}
      />
      {mode === 'all' && hasField && <AllField question={question} onAnswer={onAnswer} />}
      {mode !== null && mode !== 'all' && mode !== 'empty' && (
        <GroupFields question={question} mode={mode} onAnswer={onAnswer} />
      )}
    </>
  )
}

/** The value for all rows. */
function AllField({ question, onAnswer }: QuestionProps) {
  const t = useWords(importWizardWords)
  const { id, title, options, suggestions, note, isNumber = false, value, error } = question
  const onChange = (event: { value: string }) => onAnswer({ question: id, mode: 'all', value: event.value })
  const label = t('missing.all', { field: title })
  if (suggestions)
    return (
      <Combobox
        label={label}
        name={id}
        hint={note}
        options={suggestions}
        value={value}
        error={error}
        onChange={onChange}
      />
    )
  return options ? (
    <SelectField
      label={label}
      placeholder={t('missing.choose')}
      options={options}
      value={value}
      error={error}
      onChange={onChange}
    />
  ) : (
    <TextField
      label={label}
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}

/** A value for each group of rows, and one for the other rows. */
function GroupFields({ question, mode, onAnswer }: QuestionProps & { mode: AnswerMode }) {
  const t = useWords(importWizardWords)
  const { id, title, groups, reasons = [], others, value, error } = question
  const hasMore = others.products.length > SHOWN_PRODUCTS
  const line = 'grid items-center gap-x-4 gap-y-1 border-line py-1.5 not-first:border-t md:grid-cols-2'
  return (
    <div className="grid gap-1">
      {reasons.map((reason) => (
        <p key={reason} className="text-xs text-ink-muted">
          {reason}
        </p>
      ))}
      <ul role="list" aria-label={title} className="grid">
        {groups.map((group) => (
          <li key={group.id} className={line}>
            <span className="flex justify-between gap-3 text-sm wrap-anywhere">
              <span className="grid">
                {group.name}
                {group.detail !== undefined && <span className="text-xs text-ink-muted">{group.detail}</span>}
              </span>
              <span className="num flex-none text-ink-muted">{t('missing.rows', { rows: group.rows })}</span>
            </span>
            <ValueBox
              question={question}
              label={t('missing.of', { field: title, category: group.name })}
              value={group.value}
              onChange={(event) => onAnswer({ question: id, mode, value: event.value, group: group.id })}
            />
          </li>
        ))}
        {others.rows > 0 && (
          <li className={line}>
            <span className="flex justify-between gap-3 text-sm wrap-anywhere">
              <span className="grid">
                {t('missing.others')}
                {others.products.length > 0 && (
                  <span className="text-xs text-ink-muted">
                    {[...others.products.slice(0, SHOWN_PRODUCTS), ...(hasMore ? ['…'] : [])].join(', ')}
                  </span>
                )}
              </span>
              <span className="num flex-none text-ink-muted">{t('missing.rows', { rows: others.rows })}</span>
            </span>
            <ValueBox
              question={question}
              label={t('missing.of', { field: title, category: t('missing.others') })}
              value={value}
              onChange={(event) => onAnswer({ question: id, mode, value: event.value })}
            />
            {hasMore && <OtherProducts {...others} />}
          </li>
        )}
      </ul>
      {error !== undefined && (
        <p role="status" className="text-xs font-medium text-caution">
          {error}
        </p>
      )}
    </div>
  )
}

/** The products of the rows in no group. */
function OtherProducts({ rows, products }: MissingQuestion['others']) {
  const t = useWords(importWizardWords)
  const count = products.length
  const isCut = count >= MAX_PRODUCTS && rows > count
  return (
    <div className="text-xs md:col-span-2">
      <Disclosure title={t(isCut ? 'missing.othersFirst' : 'missing.othersShow', { count })}>
        <ul className="grid list-disc gap-0.5 ps-5 wrap-anywhere sm:grid-cols-2">
          {products.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}

interface ValueBoxProps {
  question: MissingQuestion
  label: string
  value: string
  onChange: (event: { value: string }) => void
}

/** A value without a visible label, in a line. */
function ValueBox({ question: { options, isNumber = false }, label, value, onChange }: ValueBoxProps) {
  const t = useWords(importWizardWords)
  return options ? (
    <SelectBox label={label} emptyLabel={t('missing.choose')} options={options} value={value} onChange={onChange} />
  ) : (
    <input
      type="text"
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      aria-label={label}
      value={value}
      className={controlStyles()}
      onChange={(event) => onChange({ value: event.currentTarget.value })}
    />
  )
}
