import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { officePartsWords } from '../../../words/generated/office-parts'
import { Button } from '../../actions/button'
import { Progress } from '../../feedback/progress'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '../../content/table'
import type { ApplyStage, ImportEvents } from './stages'

export interface ImportApplyProps extends Pick<ImportEvents, 'onStop'> {
  stage: ApplyStage
}

/** The fourth step: the import runs in the background. */
export function ImportApply({ stage: { done, count, timeLeft, stopping, note, recent }, onStop }: ImportApplyProps) {
  const t = useWords(importWizardWords)
  const partsText = useWords(officePartsWords)
  return (
    <div className="grid min-w-0 gap-4">
      <div aria-busy="true" className="grid gap-3.5 rounded-lg border border-line bg-surface p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b className="num text-price-lg tracking-tight">{t('apply.progress', { done, count })}</b>
          {timeLeft !== undefined && <span className="num text-sm text-ink-muted">{timeLeft}</span>}
        </div>
        <Progress label={t('apply.title')} labelVisibility="hidden" value={done} max={count} />
        {onStop && (
          <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
            {note !== undefined && <p className="me-auto max-w-read text-xs text-ink-muted">{note}</p>}
            <Button size="sm" variant="secondary" busy={stopping} busyLabel={t('apply.stopping')} onPress={onStop}>
              {t('apply.stop')}
            </Button>
          </div>
        )}
      </div>
      <p className="max-w-read text-sm text-ink-muted">{t('apply.leave')}</p>
      {recent.length > 0 && (
        <Table caption={t('apply.recent')} captionVisibility="shown" density="compact">
          <TableHead>
            <ColumnHeader>{t('check.row')}</ColumnHeader>
            <ColumnHeader align="end">{partsText('diff.after')}</ColumnHeader>
          </TableHead>
          <TableBody>
            {recent.map(({ id, name, change }) => (
              <TableRow key={id}>
                <RowHeader>{name}</RowHeader>
                <TableCell align="end">{change}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  )
}
