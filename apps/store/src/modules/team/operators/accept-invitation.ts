import type { components } from '@skafferi/api/admin'
import { identifierKey, trimText } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent, runAs } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { fault, invalidFields, refuse } from '../../../platform/http/errors'
import { createQueue } from '../../../platform/jobs/queue'
import { hashesAtOnce, hashPassword, refuseEasyToGuess, sha256 } from '../../customers/auth'
import { authenticatorSetup, stepOf } from './authenticator'
import * as repo from './operators.repo'
import { renewCodes } from './recovery-codes'
import { openSession } from './sign-in-operator'
import { lockTeam } from './team-lock'

type Schemas = components['schemas']

type Person = Pick<repo.OperatorRow, 'email' | 'name'>

/** The credentials of an operator. */
type Secrets = Pick<repo.OperatorRow, 'passwordHash' | 'authenticatorSeed' | 'lastCodeStep' | 'wrongCodes'>

/** The session's token and the recovery codes of a new operator. */
interface AcceptedInvitation {
  token: string
  recoveryCodes: string[]
}

/**
 * Returns the person to become an operator. The first owner enters the data; for others the invitation determines it.
 */
function personOf(invite: repo.InviteRow, { email, name }: Schemas['AcceptRequest']): Person {
  const { email: invitedEmail, name: invitedName } = invite
  if (invitedEmail !== null && invitedName !== null) {
    const provided = { ...(email !== undefined && { email }), ...(name !== undefined && { name }) }
    const fields = Object.keys(provided).map((field) => [field, fault('set_by_invitation')])
    if (fields.length > 0) throw invalidFields(Object.fromEntries(fields))
    return { email: invitedEmail, name: invitedName }
  }
  if (email === undefined || name === undefined) {
    const missing = Object.entries({ email, name }).filter(([, value]) => value === undefined)
    throw invalidFields(Object.fromEntries(missing.map(([field]) => [field, fault('required')])))
  }
  return { email: identifierKey(email), name: trimText(name) }
}

/**
 * Creates the operations for holders of an invitation link.
 * @param key the store's key, from which authenticators' secrets derive
 */
export function createInvitations({ db, now, settings }: Pick<Context, 'db' | 'now' | 'settings'>, key: string) {
  const enqueue = createQueue(hashesAtOnce)

  /** Returns a valid invitation. That of the first owner is invalid once there is an operator. */
  async function findUsable(database: Database, token: string): Promise<repo.InviteRow | undefined> {
    const invite = await repo.findInvite(database, sha256(token), now())
    return invite && invite.email === null && (await repo.hasOperators(database)) ? undefined : invite
  }

  async function getValid(database: Database, token: string): Promise<repo.InviteRow> {
    const invite = await findUsable(database, token)
    if (!invite) throw refuse('unauthorized')
    return invite
  }

  /** Creates the operator, or replaces the credentials of an existing one; returns the id. */
  async function saveOperator(tx: Database, invite: repo.InviteRow, person: Person, secrets: Secrets): Promise<string> {
    if (invite.operatorId !== null) {
      await repo.updateOperator(tx, invite.operatorId, secrets)
      await repo.deleteSessionsOf(tx, invite.operatorId)
      return invite.operatorId
    }
    if (await repo.findByEmail(tx, person.email)) throw refuse('operator_exists')
    const id = newId('oper', now())
    await repo.insertOperator(tx, { id, ...person, role: invite.role, ...secrets, createdAt: now() })
    return id
  }

  return {
    /** True if the token belongs to a valid invitation. */
    isInviteValid: async (token: string): Promise<boolean> => (await findUsable(db, token)) !== undefined,

    /**
     * Returns the content of an invitation.
     * @throws StoreError 401 if it is not valid any more
     */
    async show(token: string): Promise<Schemas['InviteOffer']> {
      const { email, name, role, expiresAt, authenticatorSeed } = await getValid(db, token)
      return {
        email,
        name,
        role,
        expires_at: expiresAt.toISOString(),
        authenticator: authenticatorSetup(key, authenticatorSeed, { shop: settings.current.profile.name, email }),
      }
    },

    /**
     * Accepts an invitation and signs in; returns the session's token, and the recovery codes, which are not stored.
     * @throws StoreError 401 if the invitation is not valid any more; 400 `weak_password` or for invalid fields; 409
     * `operator_exists` or `operator_disabled`
     */
    async accept(token: string, accepted: Schemas['AcceptRequest']): Promise<AcceptedInvitation> {
      const person = personOf(await getValid(db, token), accepted)
      refuseEasyToGuess(
        accepted.password,
        { email: person.email, companyName: settings.current.profile.name },
        'password',
      )
      const passwordHash = await enqueue(() => hashPassword(accepted.password))
      return db.transaction(async (tx) => {
        await lockTeam(tx)
        const invite = await getValid(tx, token)
        const { authenticatorSeed, operatorId } = invite
        const lastCodeStep = stepOf(key, authenticatorSeed, accepted.code, now())
        if (lastCodeStep === undefined) throw invalidFields({ code: fault('wrong_code') })
        if (operatorId !== null && (await repo.findById(tx, operatorId))?.disabledAt) throw refuse('unauthorized')
        await repo.deleteInvite(tx, invite.id)
        if (invite.email === null) await repo.deleteFirstInvites(tx)
        const id = await saveOperator(tx, invite, person, {
          passwordHash,
          authenticatorSeed,
          lastCodeStep,
          wrongCodes: 0,
        })
        const action = operatorId === null ? 'operator.joined' : 'operator.began_anew'
        const after = operatorId === null ? { name: person.name, role: invite.role } : undefined
        await runAs({ operatorId: id }, () => recordOperatorEvent(tx, { at: now(), action, subjectId: id, after }))
        return { token: await openSession(tx, id, now()), recoveryCodes: await renewCodes(tx, key, id) }
      })
    },
  }
}

export type Invitations = ReturnType<typeof createInvitations>
