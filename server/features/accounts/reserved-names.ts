/** Names before the @ that speak for the installation, its operator or the mail system, and so are nobody's. */
export const reservedNames = [
  // RFC 2142: mailbox names for common services, roles and functions
  ...words('info marketing sales support abuse noc security postmaster hostmaster usenet news webmaster www uucp ftp'),
  // the mail system and machines
  ...words('mailer-daemon maildaemon daemon nobody noreply no-reply donotreply do-not-reply bounce bounces return returns'),
  ...words('mail email e-mail mailbox smtp imap pop pop3 mx mta dmarc dkim spf arc autoconfig autodiscover autoreply'),
  ...words('list lists listserv majordomo owner request subscribe unsubscribe newsletter feedback fbl spam ham junk phishing'),
  ...words(
    'root admin admins administrator administration superuser sysadmin sysop system operator operations ops user users guest',
  ),
  ...words(
    'anonymous test tests testing tester demo example null undefined void default localhost local server host dns ns ns1 ns2',
  ),
  ...words(
    'ssl tls ssladmin ssl-admin sslwebmaster certificate certificates certmaster cert pki acme api app apps web status cdn',
  ),
  // people who are believed
  ...words('contact help helpdesk service services customer customers customerservice customer-service care team staff office'),
  ...words(
    'billing invoice invoices payment payments accounts accounting finance legal compliance privacy gdpr dpo copyright dmca',
  ),
  ...words('hr humanresources human-resources jobs job career careers recruiting recruiter recruiters recruitment talent hiring'),
  ...words('hello hi press media pr partner partners affiliate affiliates investor investors ir ceo cto cfo coo ciso founder'),
  ...words('account accounts login signin sign-in signup sign-up register registration password verify verification confirm'),
  ...words('notification notifications notify alert alerts moderator moderation mod official trust safety trustandsafety'),
  ...words('applybox apply-box apply.box applyboxteam applybox-team'),
]

function words(line: string) {
  return line.split(' ')
}
