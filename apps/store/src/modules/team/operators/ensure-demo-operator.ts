import type { Context } from '../../../platform/context'
import { newId } from '../../../platform/db/ids'
import { hashPassword } from '../../customers/auth'
import { newSeed } from './authenticator'
import * as repo from './operators.repo'
import { lockTeam } from './team-lock'

/**
 * The demo's operator. The password is public, so it is created only in the demo world, and requires a code elsewhere.
 */
export const demoOperator = {
  email: 'office@skafferi.example',
  name: 'Maja Holm',
  password: 'skafferi-demo-office',
} as const

/**
 * Creates the demo's operator if there is no operator yet.
 * @returns true if the demo's operator can sign in
 */
export async function ensureDemoOperator({ db, now }: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockTeam(tx)
    const existing = await repo.findByEmail(tx, demoOperator.email)
    if (existing || (await repo.hasOperators(tx))) return existing?.disabledAt === null
    const { email, name, password } = demoOperator
    const secrets = {
      passwordHash: await hashPassword(password),
      authenticatorSeed: newSeed(),
      lastCodeStep: 0,
      wrongCodes: 0,
    }
    await repo.insertOperator(tx, {
      id: newId('oper', now()),
      email,
      name,
      role: 'owner',
      ...secrets,
      createdAt: now(),
    })
    return true
  })
}
