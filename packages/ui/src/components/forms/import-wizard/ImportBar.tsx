import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { Button } from '../../actions/button'
import { Checkbox } from '../checkbox'
import { ActionBar } from '../form-page'
import type { CheckStage, ImportEvents, ImportStage, MatchStage, MissingStage } from './stages'

export interface ImportBarProps extends ImportEvents {
  stage: ImportStage
}

/** The bar at the bottom: the status, and buttons for the previous and the next step. */
export function ImportBar({ stage, ...events }: ImportBarProps) {
  const t = useWords(importWizardWords)
  switch (stage.step) {
    case 'match':
      return <MatchBar stage={stage} {...events} />
    case 'missing':
      return <MissingBar stage={stage} {...events} />
    case 'check':
      return <CheckBar stage={stage} {...events} />
    case 'report':
      return (
        <ActionBar
          sticky="desk"
          actions={
            <>
              <Button variant="secondary" onPress={events.onImportAnother}>
                {t('report.again')}
              </Button>
              {stage.actions}
            </>
          }
        >
          {null}
        </ActionBar>
      )
    case 'upload':
    case 'apply':
      return null
  }
}

interface CheckActionsProps extends Pick<ImportEvents, 'onBack' | 'onCheck'> {
  stage: Pick<MatchStage, 'rows' | 'checking'>
  /** True if nothing is missing for the check. */
  isReady: boolean
}

/** Back, and on to the check. */
function CheckActions({ stage: { rows, checking }, isReady, onBack, onCheck }: CheckActionsProps) {
  const t = useWords(importWizardWords)
  return (
    <>
      <Button variant="secondary" disabled={checking} onPress={onBack}>
        {t('back')}
      </Button>
      <Button disabled={!isReady} busy={checking} busyLabel={t('match.checking')} onPress={onCheck}>
        {t('match.next', { rows })}
      </Button>
    </>
  )
}

function MatchBar({
  stage,
  onConfirm,
  onWithoutPrices,
  onRemember,
  onBack,
  onCheck,
}: ImportEvents & { stage: MatchStage }) {
  const t = useWords(importWizardWords)
  const { columns, missing, confirm, withoutPrices, remember } = stage
  const isReady = missing === null && confirm?.confirmed !== false && withoutPrices?.accepted !== false
  const matched = columns.filter(({ target }) => target !== '').length
  return (
    <ActionBar
      sticky="desk"
      actions={<CheckActions stage={stage} isReady={isReady} onBack={onBack} onCheck={onCheck} />}
    >
      <span role="status">
        {t('match.summary', { matched, count: columns.length })}
        {missing !== null && <b className="ms-2 text-caution">{missing}</b>}
      </span>
      <span className="grid md:ms-auto">
        {confirm && (
          <Checkbox checked={confirm.confirmed} onChange={({ checked }) => onConfirm({ confirmed: checked })}>
            {confirm.text}
          </Checkbox>
        )}
        {withoutPrices && (
          <Checkbox checked={withoutPrices.accepted} onChange={({ checked }) => onWithoutPrices({ accepted: checked })}>
            {withoutPrices.text}
          </Checkbox>
        )}
        <Checkbox checked={remember} onChange={({ checked }) => onRemember({ remember: checked })}>
          {t('match.remember')}
        </Checkbox>
      </span>
    </ActionBar>
  )
}

function MissingBar({ stage, onRemember, onBack, onCheck }: ImportEvents & { stage: MissingStage }) {
  const t = useWords(importWizardWords)
  const { questions, complete, remember, rows } = stage
  return (
    <ActionBar
      sticky="desk"
      actions={<CheckActions stage={stage} isReady={complete} onBack={onBack} onCheck={onCheck} />}
    >
      <span role="status">{t('missing.summary', { count: questions.length, rows })}</span>
      <span className="md:ms-auto">
        <Checkbox checked={remember} onChange={({ checked }) => onRemember({ remember: checked })}>
          {t('match.remember')}
        </Checkbox>
      </span>
    </ActionBar>
  )
}

function CheckBar({
  stage: { counts, note, confirm, busy = false },
  onConfirm,
  onBack,
  onApply,
}: ImportEvents & { stage: CheckStage }) {
  const t = useWords(importWizardWords)
  const rows = counts.create + counts.update
  return (
    <ActionBar
      sticky="desk"
      actions={
        <>
          <Button variant="secondary" onPress={onBack}>
            {t('back')}
          </Button>
          <Button
            disabled={rows === 0 || confirm?.confirmed === false}
            busy={busy}
            busyLabel={t('check.saving')}
            onPress={onApply}
          >
            {t('check.apply', { rows, failed: counts.failed })}
          </Button>
        </>
      }
    >
      {rows === 0 ? t('check.nothing') : note}
      {rows > 0 && confirm && (
        <span className="md:ms-auto">
          <Checkbox checked={confirm.confirmed} onChange={({ checked }) => onConfirm({ confirmed: checked })}>
            {confirm.text}
          </Checkbox>
        </span>
      )}
    </ActionBar>
  )
}
