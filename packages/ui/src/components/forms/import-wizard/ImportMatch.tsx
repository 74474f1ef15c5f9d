import { useWords } from '../../../words'
import { importWizardWords } from '../../../words/generated/import-wizard'
import { BannerMessage } from '../../feedback/banner-message'
import { Badge } from '../../content/badge'
import { CheckIcon, RingIcon, WarningIcon } from '../../content/icon'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '../../content/table'
import { FileText } from './FileText'
import { MatchTarget } from './MatchTarget'
import type { ImportEvents, MatchColumn, MatchStage } from './stages'

export interface ImportMatchProps extends Pick<ImportEvents, 'onMatch'> {
  stage: MatchStage
}

/** On a phone the columns with samples and reasons are hidden; samples are shown below the names. */
const narrow = 'min-w-0 max-md:[&_:is(th,td):nth-child(2)]:hidden max-md:[&_:is(th,td):nth-child(4)]:hidden'

/** The second step: matches columns of the file to fields. */
export function ImportMatch({
  stage: { summary, columns, targets, withoutPrices, withoutSku, withoutProduct, remembered },
  onMatch,
}: ImportMatchProps) {
  const t = useWords(importWizardWords)
  return (
    <div className="grid min-w-0 gap-3">
      <p className="text-sm text-ink-muted">{summary}</p>
      {withoutPrices && <BannerMessage tone="caution">{withoutPrices.notice}</BannerMessage>}
      {withoutProduct !== undefined && <BannerMessage tone="caution">{withoutProduct}</BannerMessage>}
      {withoutSku !== undefined && <BannerMessage tone="caution">{withoutSku}</BannerMessage>}
      {remembered !== undefined && <BannerMessage>{remembered}</BannerMessage>}
      <div className={narrow}>
        <Table caption={t('match.caption')} density="compact">
          <TableHead>
            <ColumnHeader>{t('match.column')}</ColumnHeader>
            <ColumnHeader>{t('match.samples')}</ColumnHeader>
            <ColumnHeader>{t('match.target')}</ColumnHeader>
            <ColumnHeader>{t('match.why')}</ColumnHeader>
          </TableHead>
          <TableBody>
            {columns.map((column) => (
              <TableRow key={column.id}>
                <RowHeader>
                  <span className="grid wrap-anywhere">
                    {column.name}
                    <span className="text-xs font-regular text-ink-muted md:hidden">
                      <FileText text={column.samples.join(' · ')} />
                    </span>
                  </span>
                </RowHeader>
                <TableCell>
                  <FileText text={column.samples.join(' · ')} />
                </TableCell>
                <TableCell>
                  <MatchTarget column={column} targets={targets} onMatch={onMatch} />
                </TableCell>
                <TableCell>
                  <Reason {...column.reason} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  )
}

const REASON_STYLES = {
  sure: { tone: 'positive', Icon: CheckIcon },
  look: { tone: 'caution', Icon: WarningIcon },
  unknown: { tone: 'neutral', Icon: RingIcon },
} as const

function Reason({ text, kind }: MatchColumn['reason']) {
  const { tone, Icon } = REASON_STYLES[kind]
  return (
    <Badge variant="plain" tone={tone} icon={<Icon size="sm" />}>
      {text}
    </Badge>
  )
}
