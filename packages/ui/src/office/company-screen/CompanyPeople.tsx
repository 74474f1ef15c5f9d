import type { CompanyPersonView } from '@skafferi/domain/office/views'
import { Badge } from '../../components/badge'
import { CheckIcon, CloseIcon, LockIcon } from '../../components/icon'
import { ColumnHeader, RowHeader, Table, TableBody, TableCell, TableHead, TableRow } from '../../components/table'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

const LOOKS = {
  active: { tone: 'positive', Icon: CheckIcon },
  blocked: { tone: 'critical', Icon: LockIcon },
  erased: { tone: 'neutral', Icon: CloseIcon },
} as const

/** Who signs in for a company. */
export function CompanyPeople({ people }: { people: readonly CompanyPersonView[] }) {
  const t = useWords(officeWords)
  return (
    <Table caption={t('company.people')} variant="panel" density="compact">
      <TableHead>
        <ColumnHeader>{t('company.person')}</ColumnHeader>
        <ColumnHeader>{t('company.role')}</ColumnHeader>
        <ColumnHeader>{t('company.state')}</ColumnHeader>
        <ColumnHeader>{t('company.since')}</ColumnHeader>
      </TableHead>
      <TableBody>
        {people.map(({ id, name, email, phone, role, state, since }) => {
          const { tone, Icon } = LOOKS[state]
          return (
            <TableRow key={id}>
              <RowHeader>
                <span className="grid min-w-40">
                  <span>{name}</span>
                  <span className="text-2xs font-regular text-ink-muted wrap-anywhere">{email}</span>
                  {phone !== null && <span className="num text-2xs font-regular text-ink-muted">{phone}</span>}
                </span>
              </RowHeader>
              <TableCell>{t(`company.role.${role}`)}</TableCell>
              <TableCell>
                <Badge tone={tone} icon={<Icon size="sm" />}>
                  {t(`company.person.${state}`)}
                </Badge>
              </TableCell>
              <TableCell>
                <span className="num whitespace-nowrap text-ink-muted">{since}</span>
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
