import type { words as source } from '../zh-CN/passport'

export const words = {
  'back.home': 'Back to the home page',
  'back.login': 'I have an account: log in',
  'login.title': 'Welcome back',
  'login.lead': 'Log in to go on publishing and to see what you earned.',
  'login.mobile': 'Mobile number',
  'login.mobileWrong': 'Please enter an 11-digit mobile number.',
  'login.password': 'Password',
  'login.passwordMissing': 'Please enter your password.',
  'login.show': 'Show the password',
  'login.hide': 'Hide the password',
  'login.remember': 'Stay logged in on this device',
  'login.submit': 'Log in',
  'login.forgot': 'Forgot your password?',
  'login.register': 'No account yet? Register',
  'login.captcha':
    'Before logging in, your browser solves a small security check by itself. Nothing for you to do.',
  'later.single.title': 'Registration opens soon',
  'later.single.text':
    'You will need a mobile number, a code and a password: about a minute. Until then, try a demo account.',
  'later.children.title': 'Registration for minors opens soon',
  'later.children.text':
    "You will need the names and ID numbers of the child and the guardian, and a code sent to the guardian's mobile.",
  'later.recover.title': 'Password recovery opens soon',
  'later.recover.text':
    'You will get a code on your mobile and set a new password. Until then, please contact customer service.',
  'side.line1': 'One song in.',
  'side.line2': 'Every stream out.',
} satisfies Record<keyof typeof source, string>
