import type { components } from '@skafferi/api/admin'
import { identifierKey, trimText } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { currentActor, recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import type { OperatorRole } from '../../../platform/http/admin/contract'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import { newToken, sha256 } from '../../customers/auth'
import { newSeed } from './authenticator'
import { endIntegrations, findIntegrations, transferIntegrations, type IntegrationRow } from './integrations.repo'
import { toIntegration, toInvite, toOperator } from './to-operator'
import * as repo from './operators.repo'
import { lockTeam, lockTeamAsOwner } from './team-lock'

type Schemas = components['schemas']

/** The person to invite. */
export interface Invitation {
  email: string
  name: string
  role: OperatorRole
}

/** A change of an operator; omitted fields are unchanged. */
export interface OperatorChange {
  role?: OperatorRole
  disabled?: boolean
  /** The version that the caller read; undefined changes any. */
  version?: number
  /** Ids of API keys and webhooks to keep when the operator is deactivated; all others end. */
  keep?: readonly string[]
}

/** Validity of links, in milliseconds: a week for invitations, 15 minutes for the first owner. */
const invitationValidityMs = 7 * 24 * 60 * 60 * 1000
const firstOwnerValidityMs = 15 * 60 * 1000

const operatorNotFound = () => refuse('operator_not_found')

/**
 * Normalizes an e-mail.
 * @throws StoreError 400 if it is invalid
 */
function emailOf(input: string): string {
  const email = identifierKey(input)
  if (/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(email) && email.length <= 60) return email
  throw invalidFields({ email: fault('format') })
}

/**
 * Returns the name of an API key or webhook for activity entries: of a webhook only the host, because its path may be
 * secret.
 */
const nameOf = ({ kind, title }: IntegrationRow) => (kind === 'api_key' ? { title } : { host: new URL(title).host })

/** Creates the operations on operators: invitations, roles and deactivation. */
export function createTeam({ db, now, publicUrl }: Pick<Context, 'db' | 'now' | 'publicUrl'>) {
  /** Creates an invitation and returns its link; the token is not stored. */
  async function invite(
    tx: Database,
    invitee: Pick<repo.InviteRow, 'operatorId' | 'email' | 'name' | 'role'>,
    validForMs: number,
  ): Promise<Schemas['InviteAnswer']> {
    const [at, token] = [now(), newToken('oi')]
    const row = await repo.insertInvite(tx, {
      id: newId('invite', at),
      tokenHash: sha256(token),
      authenticatorSeed: newSeed(),
      invitedBy: currentActor().operatorId,
      createdAt: at,
      expiresAt: new Date(at.getTime() + validForMs),
      ...invitee,
    })
    return { invite: toInvite(row), url: `${publicUrl}/office/welcome#${token}` }
  }

  const find = async (tx: Database, idOrEmail: string): Promise<repo.OperatorRow> => {
    const text = idOrEmail.trim()
    const found = text.includes('@') ? await repo.findByEmail(tx, identifierKey(text)) : await repo.findById(tx, text)
    if (!found) throw operatorNotFound()
    return found
  }

  const record = (tx: Database, action: string, subjectId: string, change: { before?: object; after?: object }) =>
    recordOperatorEvent(tx, { at: now(), action, subjectId, ...change })

  /**
   * Decides on the API keys and webhooks of a deactivated operator; the current operator becomes responsible for kept
   * ones.
   */
  async function decideOnIntegrations(
    tx: Database,
    operatorId: string,
    keep: readonly string[] | undefined,
  ): Promise<void> {
    const [at, { operatorId: by }] = [now(), currentActor()]
    const integrations = await findIntegrations(tx, at, operatorId)
    if (keep === undefined && integrations.length > 0)
      throw refuse('integrations_undecided').with({ integrations: integrations.map(toIntegration) })
    const unknown = keep?.find((id) => !integrations.some((each) => each.id === id))
    if (unknown !== undefined) throw invalidFields({ keep: fault('unknown_integration', { id: unknown }) })
    const isRetained = ({ id }: IntegrationRow) => keep?.includes(id) === true
    const [retained, ended] = [integrations.filter(isRetained), integrations.filter((each) => !isRetained(each))]
    await transferIntegrations(
      tx,
      retained.map(({ id }) => id),
      by,
    )
    await endIntegrations(
      tx,
      ended.map(({ id }) => id),
      { at, by },
    )
    for (const each of retained) await record(tx, `${each.kind}.taken_over`, each.id, { before: nameOf(each) })
    for (const each of ended)
      await record(tx, each.kind === 'api_key' ? 'api_key.revoked' : 'webhook.switched_off', each.id, {
        before: nameOf(each),
      })
  }

  /**
   * Ends the links sent by an operator who is not an owner any more and, after deactivation, those for the operator's
   * own new credentials.
   */
  async function endInvites(tx: Database, operatorId: string, isDisabled: boolean): Promise<void> {
    for (const { id, name, role } of await repo.deleteInvitesOf(tx, operatorId, { includeOwn: isDisabled })) {
      await record(tx, 'operator.uninvited', id, { before: { name, role } })
    }
  }

  return {
    /** Returns all operators, valid invitations, and integrations with a responsible operator. */
    async listTeam(): Promise<Schemas['Team']> {
      const [operators, invites] = [await repo.findAll(db), await repo.findInvites(db, now())]
      return {
        operators: operators.map(toOperator),
        invites: invites.filter(({ email }) => email !== null).map(toInvite),
        integrations: (await findIntegrations(db, now())).map(toIntegration),
      }
    },

    /**
     * Creates an invitation link.
     * @throws StoreError 409 `operator_exists`; 400 if the e-mail or the name is invalid
     */
    invite: ({ email: emailInput, name: nameInput, role }: Invitation): Promise<Schemas['InviteAnswer']> =>
      db.transaction(async (tx) => {
        await lockTeamAsOwner(tx)
        const [email, name] = [emailOf(emailInput), trimText(nameInput)]
        if (name === '' || name.length > 60) throw invalidFields({ name: fault('length', { least: 1, most: 60 }) })
        if (await repo.findByEmail(tx, email)) {
          throw refuse('operator_exists', {}, { email: fault('taken') })
        }
        const answer = await invite(tx, { operatorId: null, email, name, role }, invitationValidityMs)
        await record(tx, 'operator.invited', answer.invite.id, { after: { name, role } })
        return answer
      }),

    /**
     * Withdraws an invitation.
     * @throws StoreError 404 `invite_not_found`
     */
    withdraw: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockTeamAsOwner(tx)
        const deleted = await repo.deleteInvite(tx, id)
        if (!deleted) throw refuse('invite_not_found')
        await record(tx, 'operator.uninvited', id, { before: deleted })
      }),

    /**
     * Creates a link to set a new password and authenticator.
     * @throws StoreError 404 `operator_not_found`; 409 `operator_disabled`
     */
    renew: (idOrEmail: string): Promise<Schemas['InviteAnswer']> =>
      db.transaction(async (tx) => {
        await lockTeamAsOwner(tx)
        const { id, email, name, role, disabledAt } = await find(tx, idOrEmail)
        if (disabledAt) throw refuse('operator_disabled')
        const answer = await invite(tx, { operatorId: id, email, name, role }, invitationValidityMs)
        await record(tx, 'operator.renewed', id, {})
        return answer
      }),

    /** Returns the link for the first owner, valid for 15 minutes; undefined if there are operators. */
    inviteFirstOwner: (): Promise<string | undefined> =>
      db.transaction(async (tx) => {
        await lockTeam(tx)
        if (await repo.hasOperators(tx)) return undefined
        return (await invite(tx, { operatorId: null, email: null, name: null, role: 'owner' }, firstOwnerValidityMs))
          .url
      }),

    /**
     * Changes an operator's role, or deactivates or reactivates them; either ends their sessions. An operator who is
     * not an owner any more loses the invitations they sent. On deactivation, API keys and webhooks end or are taken
     * over by the current operator.
     * @param by the requesting operator; undefined on the command line
     * @throws StoreError 404 `operator_not_found`; 409 `own_account`, `last_owner`, `operator_changed` if the version
     * differs, or `integrations_undecided` if `keep` is missing and there is something to decide; 400
     * `nothing_to_change`, or if `keep` names something else
     */
    change: (
      idOrEmail: string,
      { role, disabled, version, keep }: OperatorChange,
      by?: string,
    ): Promise<Schemas['Operator']> =>
      db.transaction(async (tx) => {
        await lockTeamAsOwner(tx)
        if (role === undefined && disabled === undefined) throw refuse('nothing_to_change')
        const before = await find(tx, idOrEmail)
        if (before.id === by) throw refuse('own_account')
        const after = { role: role ?? before.role, disabled: disabled ?? before.disabledAt !== null }
        const was = { role: before.role, disabled: before.disabledAt !== null }
        if (after.role === was.role && after.disabled === was.disabled) return toOperator(before)
        if (version !== undefined && version !== before.version) throw refuse('operator_changed')
        const staysOwner = after.role === 'owner' && !after.disabled
        if (before.role === 'owner' && !was.disabled && !staysOwner && !(await repo.hasOtherOwner(tx, before.id))) {
          throw refuse('last_owner')
        }
        const disabledAt = after.disabled ? (before.disabledAt ?? now()) : null
        const changed = await repo.updateOperator(tx, before.id, {
          role: after.role,
          disabledAt,
          version: before.version + 1,
        })
        await repo.deleteSessionsOf(tx, before.id)
        await record(tx, 'operator.changed', before.id, { before: was, after })
        if (after.disabled && !was.disabled) await decideOnIntegrations(tx, before.id, keep)
        if (!staysOwner) await endInvites(tx, before.id, after.disabled)
        return toOperator(changed)
      }),
  }
}

export type Team = ReturnType<typeof createTeam>
