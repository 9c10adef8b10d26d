import { useNavigate } from 'react-router'
import { staffLogout } from '#contract/staff/calls'
import { api } from '../../lib/api'
import { links } from '../../lib/links'
import { useToast } from '../../ui/toast'
import { forgetStaff } from './staff-queries'

/** Only once the server has ended the session: no script can take its cookie away. A failure is told and all stays. */
export function useLogOut() {
  const navigate = useNavigate()
  const toast = useToast()
  return async () => {
    const told = await api(staffLogout, {}).catch(() => undefined)
    if (!told) return
    forgetStaff()
    await navigate(links.operator)
    toast({ title: told.msg })
  }
}
