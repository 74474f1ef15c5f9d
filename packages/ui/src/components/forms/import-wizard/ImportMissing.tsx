import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'
import { BannerMessage } from '../../feedback/banner-message'
import { RadioGroup } from '../radio-group'
import { SelectBox, SelectField } from '../select-field'
import { controlStyles } from '../field'
import { TextField } from '../text-field'
import type { AnswerMode, ImportEvents, MissingQuestion, MissingStage } from './stages'

export interface ImportMissingProps extends Pick<ImportEvents, 'onAnswer'> {
  stage: MissingStage
}

/** The third step: answers what the file lacks, once for all of its rows. */
export function ImportMissing({ stage: { summary, questions, remembered }, onAnswer }: ImportMissingProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-sm text-ink-muted">{summary}</p>
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
  const t = useWords(officePartsWords)
  const { id, title, options, isNumber = false, value, error } = question
  const onChange = (event: { value: string }) => onAnswer({ question: id, mode: 'all', value: event.value })
  const label = t('import.missing.all', { field: title })
  return options ? (
    <SelectField
      label={label}
      placeholder={t('import.missing.choose')}
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
  const t = useWords(officePartsWords)
  const { id, title, groups, others, value, error } = question
  const line = 'grid items-center gap-x-4 gap-y-1 border-line py-1.5 not-first:border-t md:grid-cols-2'
  return (
    <div className="grid gap-1">
      <ul role="list" aria-label={title} className="grid">
        {groups.map((group) => (
          <li key={group.id} className={line}>
            <span className="flex justify-between gap-3 text-sm wrap-anywhere">
              <span className="grid">
                {group.name}
                {group.detail !== undefined && <span className="text-xs text-ink-muted">{group.detail}</span>}
              </span>
              <span className="num flex-none text-ink-muted">{t('import.missing.rows', { rows: group.rows })}</span>
            </span>
            <ValueBox
              question={question}
              label={t('import.missing.of', { field: title, category: group.name })}
              value={group.value}
              onChange={(event) => onAnswer({ question: id, mode, value: event.value, group: group.id })}
            />
          </li>
        ))}
        {others.rows > 0 && (
          <li className={line}>
            <span className="flex justify-between gap-3 text-sm wrap-anywhere">
              <span className="grid">
                {t('import.missing.others')}
                {others.products !== '' && <span className="text-xs text-ink-muted">{others.products}</span>}
              </span>
              <span className="num flex-none text-ink-muted">{t('import.missing.rows', { rows: others.rows })}</span>
            </span>
            <ValueBox
              question={question}
              label={t('import.missing.of', { field: title, category: t('import.missing.others') })}
              value={value}
              onChange={(event) => onAnswer({ question: id, mode, value: event.value })}
            />
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

interface ValueBoxProps {
  question: MissingQuestion
  label: string
  value: string
  onChange: (event: { value: string }) => void
}

/** A value without a visible label, in a line. */
function ValueBox({ question: { options, isNumber = false }, label, value, onChange }: ValueBoxProps) {
  const t = useWords(officePartsWords)
  return options ? (
    <SelectBox
      label={label}
      emptyLabel={t('import.missing.choose')}
      options={options}
      value={value}
      onChange={onChange}
    />
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
