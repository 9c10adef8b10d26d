import type { StartingArticle } from '../starting-help'

export const access: readonly StartingArticle[] = [
  {
    number: 24,
    title: { 'zh-CN': '注册一个账号', en: 'Opening an account' },
    summary: {
      'zh-CN': '手机号、验证码、密码就够了；实名可以以后再办。',
      en: 'A mobile number, a code and a password. The identity check can come later.',
    },
    body: {
      'zh-CN': `<ol>
<li>打开<a href="/register/single">注册</a>，输入手机号，点“发送验证码”。</li>
<li>填入短信里的数字，设一个密码：{passwordLeast} 到 {passwordMost} 个字符，不强求大小写和符号。一句只有您记得的话，比一串乱码好记也更安全。</li>
<li>读一读《平台服务协议》《内容准入规范》和《隐私政策》，勾选同意，点“注册”。</li>
</ol>
<p>注册好就已经登录，可以马上写第一份草稿。一个手机号对应一个账号。</p>
<h2>选哪一种</h2>
<table>
<thead><tr><th>您是</th><th>这样注册</th></tr></thead>
<tbody>
<tr><td>成年的音乐人或乐队成员</td><td>普通注册，之后<a href="/help-center/index/detail?id=21&amp;type=1&amp;tid=2">实名认证</a></td></tr>
<tr><td>未满 {fullAge} 周岁</td><td><a href="/register/children">未成年人注册</a>，由监护人陪同</td></tr>
<tr><td>企业、厂牌、工作室</td><td>先普通注册，再做<a href="/help-center/index/detail?id=23&amp;type=1&amp;tid=2">企业认证</a></td></tr>
<tr><td>手机号在中国大陆以外</td><td>在号码前选国家/地区；没有列出的暂不支持。没有居民身份证的，用护照认证</td></tr>
</tbody>
</table>
<h2>收不到验证码</h2>
<ul>
<li>看看是否被手机当作垃圾短信拦下了。</li>
<li>等倒计时结束再点“重新发送”，新的一条到了，旧的就作废。</li>
<li>同一个号码每天能收的条数有限，发得太多请明天再试。</li>
<li>还是不行，用<a href="/help-center/q-a">在线问答</a>告诉我们，不用登录。</li>
</ul>`,
      en: `<ol>
<li>Open <a href="/register/single">Register</a>, enter your mobile number and send yourself a code.</li>
<li>Enter the code and choose a password of {passwordLeast} to {passwordMost} characters. You don’t need capitals or symbols: a sentence only you would remember is safer than a jumble, and easier.</li>
<li>Read the Platform agreement, Content admission and the Privacy policy, tick that you agree, and press “Register”.</li>
</ol>
<p>You’re logged in right away and can start a draft. Each mobile number can have one account.</p>
<h2>Which registration to use</h2>
<table>
<thead><tr><th>You are</th><th>Do this</th></tr></thead>
<tbody>
<tr><td>an adult musician, solo or in a band</td><td>register, later <a href="/help-center/index/detail?id=21&amp;type=1&amp;tid=2">verify your identity</a></td></tr>
<tr><td>under {fullAge}</td><td><a href="/register/children">register as a minor</a>, with a guardian</td></tr>
<tr><td>a company, label or studio</td><td>register as a person, then <a href="/help-center/index/detail?id=23&amp;type=1&amp;tid=2">verify the company</a></td></tr>
<tr><td>someone with a mobile from outside mainland China</td><td>choose the country or region before the number; those not listed aren’t supported yet. Without a resident ID, verify with your passport</td></tr>
</tbody>
</table>
<h2>No code arrives?</h2>
<ul>
<li>Check your phone’s spam messages.</li>
<li>Wait until the countdown ends and send another. Only the latest code works.</li>
<li>There’s a daily limit per number. If you’ve reached it, try again tomorrow.</li>
<li>Otherwise tell us under <a href="/help-center/q-a">Questions and answers</a>; you don’t need to log in.</li>
</ul>`,
    },
  },
  {
    number: 25,
    title: { 'zh-CN': '登录', en: 'Logging in' },
    summary: {
      'zh-CN': '用密码或短信验证码，都可以。',
      en: 'With your password or a code by text message.',
    },
    body: {
      'zh-CN': `<p>打开<a href="/login">登录</a>，两种方式任选：</p>
<ul>
<li><strong>密码登录</strong>：手机号加密码。</li>
<li><strong>短信登录</strong>：手机号加一条验证码，不用记密码。</li>
</ul>
<p>自己的设备可以勾选“在这台设备上保持登录”；网吧、琴房、录音棚的公用电脑请不要勾选，用完点“退出登录”。长时间没有使用，会自动退出，这是为了保护您的收益。</p>
<h2>登不上</h2>
<table>
<thead><tr><th>看到的提示</th><th>怎么办</th></tr></thead>
<tbody>
<tr><td>还没有注册</td><td>点“用这个号码注册”，或检查号码是否输错</td></tr>
<tr><td>手机号或密码不正确</td><td>改用短信登录，或<a href="/register/findpwd">找回密码</a></td></tr>
<tr><td>验证码不正确或已失效</td><td>重新发送一条，用最新的那条</td></tr>
<tr><td>操作过于频繁</td><td>按提示等一会儿，或改用短信登录</td></tr>
<tr><td>账号已被冻结</td><td>提示里写着原因，有疑问请联系客服</td></tr>
</tbody>
</table>
<p>提交时浏览器会自动做一次安全验证，不用您看图、拼图。如果一直停在验证，请更新浏览器，或关掉拦截脚本的插件。</p>
<p>验证码只填在本站页面上。我们的工作人员不会向您索要密码或验证码。</p>`,
      en: `<p>Open <a href="/login">Log in</a> and choose:</p>
<ul>
<li><strong>Password</strong>: your mobile number and password.</li>
<li><strong>Text message</strong>: your mobile number and a code. Nothing to remember.</li>
</ul>
<p>On a device of your own, tick “Stay logged in on this device”. On a shared computer in a studio or rehearsal room, leave it unticked and log out when you’re done. After a long time without activity we log you out automatically, to keep your income safe.</p>
<h2>If it doesn’t work</h2>
<table>
<thead><tr><th>You see</th><th>Do this</th></tr></thead>
<tbody>
<tr><td>no account yet</td><td>register this number, or check it for a typo</td></tr>
<tr><td>wrong password</td><td>log in by text message, or <a href="/register/findpwd">set a new password</a></td></tr>
<tr><td>wrong or expired code</td><td>send another and use the latest</td></tr>
<tr><td>too many tries</td><td>wait as it says, or log in by text message</td></tr>
<tr><td>the account is frozen</td><td>read the reason; contact support if it’s unclear</td></tr>
</tbody>
</table>
<p>A security check runs in the background when you log in; there are no picture puzzles. If it never finishes, update your browser or turn off script blockers.</p>
<p>Only enter codes on this site. Our staff will never ask you for a password or a code.</p>`,
    },
  },
  {
    number: 26,
    title: { 'zh-CN': '忘记密码', en: 'Forgot your password' },
    summary: {
      'zh-CN': '用手机验证码设一个新密码，其他设备会退出登录。',
      en: 'Set a new one with a code. Your other devices are logged out.',
    },
    body: {
      'zh-CN': `<ol>
<li>在登录页点“忘记密码”，或直接打开<a href="/register/findpwd">找回密码</a>。</li>
<li>输入注册的手机号，收一条验证码。</li>
<li>填验证码和新密码，{passwordLeast} 到 {passwordMost} 个字符，点“设置新密码”。</li>
<li>用新密码登录。</li>
</ol>
<h2>之后会发生什么</h2>
<ul>
<li>其他设备全部退出登录。别人即使知道旧密码，也用不上了。</li>
<li>{withdrawalWait} 小时内不能提现，保护您的收益不被盗走。其他功能照常使用。</li>
<li>“登录记录”里会多一条“找回密码”。不是您本人操作的，请马上再改一次密码，并联系客服。</li>
</ul>
<h2>记得旧密码，只是想换</h2>
<p>登录后在<a href="/person-center/reset-pwd">账号安全</a>的“登录密码”里修改，需要原密码，同样会让其他设备退出。</p>
<h2>手机号也收不到短信了</h2>
<p>用<a href="/help-center/q-a">在线问答</a>提问，类型选“注册登录”，留一个能联系到您的号码。我们会核对身份，再帮您换号码，见<a href="/help-center/index/detail?id=20&amp;type=1&amp;tid=2">手机号换了怎么办</a>。太常见的密码会被拒绝，请换一句更特别的。</p>`,
      en: `<ol>
<li>Press “Forgot your password?” on the login page, or open <a href="/register/findpwd">Recover your password</a>.</li>
<li>Enter the mobile number you registered with and send yourself a code.</li>
<li>Enter the code and a new password of {passwordLeast} to {passwordMost} characters, and press “Set new password”.</li>
<li>Log in with it.</li>
</ol>
<h2>What happens then</h2>
<ul>
<li>All other devices are logged out. The old password no longer works.</li>
<li>You can’t withdraw for {withdrawalWait} hours, so that nobody runs off with your income. Everything else works.</li>
<li>The login history shows a password recovery. If that wasn’t you, change the password again right away and contact support.</li>
</ul>
<h2>You know your password and want to change it</h2>
<p>Change it under “Password” in <a href="/person-center/reset-pwd">Account security</a>. It asks for your current password and logs out your other devices too.</p>
<h2>You no longer get text messages</h2>
<p>Write to us under <a href="/help-center/q-a">Questions and answers</a> and leave a number where we can reach you. We’ll check your identity and help you; see <a href="/help-center/index/detail?id=20&amp;type=1&amp;tid=2">Changing your phone number</a>. Very common passwords aren’t accepted; choose something only you would say.</p>`,
    },
  },
  {
    number: 27,
    title: { 'zh-CN': '登录的设备和退出登录', en: 'Devices and logging out' },
    summary: {
      'zh-CN': '看看账号在哪里登录着，不认识的让它退出。',
      en: 'See where you’re logged in, and log out devices you don’t recognise.',
    },
    body: {
      'zh-CN': `<p>打开<a href="/person-center/reset-pwd">账号安全</a>，“登录的设备”列出每一处：浏览器和系统、网络地址、登录时间、最近使用时间。当前这台标着“这台设备”。</p>
<h2>看到不认识的设备</h2>
<ol>
<li>点它旁边的“退出”。它立刻不能再用。</li>
<li>修改密码。修改后，其他设备也会全部退出。</li>
<li>看一眼“登录记录”，里面有成功的登录，也有失败的尝试。</li>
<li>去<a href="/work-management/list">作品管理</a>和<a href="/person-center/income-bill/list">收益账单</a>看看有没有异样，有就提<a href="/gongdan/add">工单</a>。</li>
</ol>
<h2>借了别人的电脑</h2>
<p>忘了退出也不要紧，在自己的手机上打开账号安全，让那台电脑退出，或点“退出其他所有设备”，只留下手上这一台。</p>
<h2>自动退出</h2>
<p>太久没用的登录会自动失效；一直在用的登录，过一段时间也要重新验证一次。网络地址会随着您换地方而变化，看到陌生的地址先别急，对一对时间和设备名。</p>
<p>语言和深浅色的设置留在设备上，退出登录不会变。</p>`,
      en: `<p>“Devices” in <a href="/person-center/reset-pwd">Account security</a> lists every device: browser and system, IP address, when it logged in and when it was last used. The one you’re using says “This device”.</p>
<h2>There’s one you don’t recognise</h2>
<ol>
<li>Press “Log out” next to it. It stops working right away.</li>
<li>Change your password. That logs out all other devices as well.</li>
<li>Check the login history: it shows logins and failed attempts.</li>
<li>Check whether anything looks odd in <a href="/work-management/list">Work management</a> and <a href="/person-center/income-bill/list">Income bills</a>. If so, open a <a href="/gongdan/add">support ticket</a>.</li>
</ol>
<h2>You used someone else’s computer</h2>
<p>Forgot to log out? Open Account security on your phone and log that computer out, or press “Log out all others” to stay logged in only on the device you’re using.</p>
<h2>Logged out automatically</h2>
<p>You’re logged out after a long time without activity, and from time to time you have to log in again. IP addresses change as you move around: before you worry about a strange one, check the time and the device name.</p>
<p>Your language and appearance settings stay on the device when you log out.</p>`,
    },
  },
  {
    number: 20,
    title: { 'zh-CN': '手机号换了怎么办', en: 'Changing your phone number' },
    summary: {
      'zh-CN': '在账号安全里更换，新旧手机号都要验证。',
      en: 'In Account security; both numbers are confirmed with a code.',
    },
    body: {
      'zh-CN': `<p>趁旧手机号还能收短信，先在这里换好，再去营业厅销号。</p>
<ol>
<li>打开<a href="/person-center/reset-pwd">账号安全</a>，在“登录手机号”旁点“更换”。</li>
<li>确认现在的号码：填旧手机号收到的验证码，点“下一步”。</li>
<li>填新手机号和它收到的验证码，点“更换手机号”。</li>
</ol>
<p>以后用新号码登录，系统短信和签署的验证码也发到新号码。更换后 {withdrawalWait} 小时内不能提现，防止账号被盗后收益被转走。您会收到一条账号安全的消息。</p>
<h2>旧手机号已经收不到验证码</h2>
<p>还能登录：提<a href="/gongdan/add">工单</a>，类别选“注册登录”。已经登不上：用<a href="/help-center/q-a">在线问答</a>。我们会对照您认证过的身份来核实，请准备好证件，可能会请您补一张照片。没有实名的账号，请说出注册时间和写过的草稿，帮助我们确认。</p>
<h2>别的情况</h2>
<ul>
<li>新号码已经注册过另一个账号：要先把那个账号换号或注销。</li>
<li>监护人的手机号换了：在<a href="/realidcation">未成年人信息补充</a>里更新，重新提交审核。</li>
<li>为企业工作的同事：这里改的是自己登录用的号码，不是企业的。</li>
</ul>`,
      en: `<p>Do this while your old number still gets messages.</p>
<ol>
<li>Open <a href="/person-center/reset-pwd">Account security</a> and press “Change” next to the login number.</li>
<li>Confirm your current number with the code we send to it, and press “Next”.</li>
<li>Enter the new number and its code, and press “Change number”.</li>
</ol>
<p>From then on you log in with the new number, and signing codes go there too. You can’t withdraw for {withdrawalWait} hours afterwards, so that a stolen account can’t be emptied. We’ll send you a message about the change.</p>
<h2>Your old number no longer gets codes</h2>
<p>If you can still log in, open a <a href="/gongdan/add">support ticket</a>. If not, use <a href="/help-center/q-a">Questions and answers</a>. We compare what you tell us with your verified identity; have your document ready, as we may ask for a photo. If you never verified your identity, tell us when you registered and which drafts you wrote.</p>
<h2>Other cases</h2>
<ul>
<li>The new number already has an account: change that account’s number or delete the account first.</li>
<li>The guardian has a new number: update it under <a href="/realidcation">Minor and guardian details</a> and submit it again.</li>
<li>You work for a company: this is your own number to log in with, not the company’s.</li>
</ul>`,
    },
  },
]
