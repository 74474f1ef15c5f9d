import type { UnsentMailView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { UndoIcon } from '../../components/content/icon'
import { Link } from '../../components/actions/link'
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../components/content/table'
import { useWords } from '../../words'
import { officeInboxWords, type OfficeInboxWords } from '../../words/generated/office-inbox'

type Word = Extract<keyof OfficeInboxWords, `mail.kind.${string}`>

export interface UnsentMailsProps {
  mails: readonly UnsentMailView[]
  /** The e-mails that are being retried. */
  pending: readonly { id: string }[]
  /** True if no mail server is set, so that nothing is sent and a retry does nothing. Default false. */
  hasNoServer?: boolean
  onRetry: (event: { id: string }) => void
}

/** A table of unsent e-mails with the reasons and buttons to retry. */
export function UnsentMails({ mails, pending, hasNoServer = false, onRetry }: UnsentMailsProps) {
  const t = useWords(officeInboxWords)
  return (
    // A phone has no room for the number of attempts and the time of the next one.
    <div className="max-md:[&_:is(th,td):is(:nth-child(3),:nth-child(5))]:hidden max-md:[&_:is(td,th)]:px-1!">
      <Table caption={t('mail.caption')} variant="panel" density="compact">
        <TableHead>
          <ColumnHeader>{t('mail.to')}</ColumnHeader>
          <ColumnHeader>{t('mail.what')}</ColumnHeader>
          <ColumnHeader>{t('mail.tries')}</ColumnHeader>
          <ColumnHeader>{t('mail.why')}</ColumnHeader>
          <ColumnHeader>{t('mail.next')}</ColumnHeader>
          <ColumnHeader>{t('mail.do')}</ColumnHeader>
        </TableHead>
        <TableBody>
          {mails.map(({ id, kind, recipient, href, tries, failure, next }) => (
            <TableRow key={id}>
              <RowHeader>
                <span className="wrap-anywhere">{recipient}</span>
              </RowHeader>
              <TableCell>
                {href === null ? (
                  t(`mail.kind.${kind}` as Word)
                ) : (
                  <Link href={href}>{t(`mail.kind.${kind}` as Word)}</Link>
                )}
              </TableCell>
              <TableCell>{tries}</TableCell>
              <TableCell>
                <span className="text-critical wrap-anywhere">{failure ?? (hasNoServer && t('mail.noServer'))}</span>
              </TableCell>
              <TableCell>{next && !hasNoServer && <time dateTime={next.dateTime}>{next.text}</time>}</TableCell>
              <TableCell>
                <Button
                  size="sm"
                  variant="secondary"
                  aria-label={t('mail.againTo', { recipient })}
                  busy={pending.some((each) => each.id === id)}
                  busyLabel={t('mail.trying')}
                  disabledReason={hasNoServer ? t('mail.noRetry') : undefined}
                  onPress={() => onRetry({ id })}
                >
                  <span className="contents max-md:hidden">
                    <UndoIcon size="sm" />
                  </span>
                  {t('mail.again')}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
