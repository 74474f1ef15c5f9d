import type { IntegrationView, TeamMemberView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Checkbox } from '../../components/forms/checkbox'
import { useWords } from '../../words'
import { officeTeamWords } from '../../words/generated/office-team'
import { ConfirmDialog } from '../offer-parts'

export interface DisableDialogProps {
  member: TeamMemberView
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  problem: string | null
  /** Deactivates the operator. Resolves to true if it was done. `keep`: ids of the keys and webhooks to take over. */
  onDisable: (event: { id: string; keep: string[] }) => Promise<boolean>
  onClose: () => void
}

/**
 * A confirmation before an operator is deactivated, with a choice of the keys and webhooks to take over. All others
 * end.
 */
export function DisableDialog({ member, busy, problem, onDisable, onClose }: DisableDialogProps) {
  const t = useWords(officeTeamWords)
  const { id, name, integrations } = member
  const [checkedIds, setChecked] = useState<readonly string[]>([])
  // Another operator may have ended a checked integration, which is then no longer listed.
  const keep = integrations.map((each) => each.id).filter((each) => checkedIds.includes(each))

  async function disable() {
    if (await onDisable({ id, keep })) onClose()
  }

  return (
    <ConfirmDialog
      words={{
        title: t('disable.title', { name }),
        text: t('disable.text', { name }),
        confirm: t('disable.do'),
        confirming: t('disable.doing'),
      }}
      busy={busy}
      problem={problem}
      onConfirm={() => void disable()}
      onClose={onClose}
    >
      {integrations.length > 0 && (
        <fieldset className="m-0 min-w-0 border-0 p-0">
          <legend className="p-0 text-sm font-medium">{t('disable.decide', { name })}</legend>
          <p className="text-xs text-ink-muted">{t('disable.hint')}</p>
          {integrations.map((each) => (
            <Checkbox
              key={each.id}
              name={each.id}
              disabled={busy}
              checked={checkedIds.includes(each.id)}
              onChange={({ checked }) =>
                setChecked(checked ? [...checkedIds, each.id] : checkedIds.filter((other) => other !== each.id))
              }
            >
              <IntegrationLabel {...each} />
            </Checkbox>
          ))}
        </fieldset>
      )}
    </ConfirmDialog>
  )
}

function IntegrationLabel({ kind, title, used }: IntegrationView) {
  const t = useWords(officeTeamWords)
  if (kind === 'webhook') return t('disable.webhook', { title })
  return used === null ? t('disable.unusedKey', { title }) : t('disable.key', { title, when: used })
}
