export { endSignIns } from './end-sign-ins'
export { hashPassword } from './auth.passwords'
export { authRoutes } from './auth.routes'
export { createAuthService } from './auth.service'
