import type { TeamMemberView, TeamRole } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { SelectBox } from '../../components/forms/select-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeTeamWords } from '../../words/generated/office-team'
import { ROLES } from './roles'

export interface RoleChoiceProps extends Pick<TeamMemberView, 'id' | 'name' | 'role'> {
  busy: boolean
  onRole: (event: { id: string; role: TeamRole }) => void
}

/** The role of an operator. Changing it signs the operator out, so a choice must be saved with a button. */
export function RoleChoice({ id, name, role, busy, onRole }: RoleChoiceProps) {
  const t = useWords(officeTeamWords)
  const office = useWords(officeWords)
  const catalogueText = useWords(officeCatalogueWords)
  const [chosen, setChosen] = useState<TeamRole>(role)
  return (
    <form
      className="flex min-w-32 flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== role && !busy) onRole({ id, role: chosen })
      }}
    >
      <span className="flex min-w-32">
        <SelectBox
          label={t('team.roleOf', { name })}
          options={ROLES.map((each) => ({ value: each, label: office(`role.${each}`) }))}
          value={chosen}
          disabled={busy}
          onChange={({ value }) => setChosen(value as TeamRole)}
        />
      </span>
      {chosen !== role && (
        <>
          <Button type="submit" size="sm" busy={busy} busyLabel={catalogueText('product.saving')}>
            {t('team.saveRole')}
          </Button>
          <Button size="sm" variant="secondary" disabled={busy} onPress={() => setChosen(role)}>
            {t('team.leave')}
          </Button>
        </>
      )}
    </form>
  )
}
