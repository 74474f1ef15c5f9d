import { Badge } from '../../components/content/badge'
import { CheckIcon, LockIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeCompaniesWords } from '../../words/generated/office-companies'

export interface CompanyStateProps {
  blocked: boolean
  variant?: 'plain'
}

/** A badge that shows if a company is active or blocked. */
export function CompanyState({ blocked, variant }: CompanyStateProps) {
  const t = useWords(officeCompaniesWords)
  return (
    <Badge
      tone={blocked ? 'critical' : 'positive'}
      variant={variant}
      icon={blocked ? <LockIcon size="sm" /> : <CheckIcon size="sm" />}
    >
      {t(blocked ? 'company.blocked' : 'company.active')}
    </Badge>
  )
}
