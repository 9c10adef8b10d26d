import { memberHome } from '../../lib/guard'
import { links } from '../../lib/links'
import { nextAddress } from '../../lib/next-address'
import { useWords } from '../../lib/words'
import { PageHeader } from '../../ui/page-header'
import { leaveFor } from './leave-for'
import { LoginForm } from './login-form'
import { OtherForm } from './other-form'
import { PassedOn } from './passed-on'

export default function Login() {
  const t = useWords('passport')
  return (
    <>
      <PageHeader title={t('login.title')} lead={t('login.lead')} />
      <PassedOn />
      <LoginForm onDone={() => leaveFor(nextAddress(location.search) ?? memberHome)}>
        <OtherForm to={links.register}>{t('login.register')}</OtherForm>
      </LoginForm>
    </>
  )
}
