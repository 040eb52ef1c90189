// Categories of treatments say on which account their revenue is posted (../../finance/setup/account-use-port.ts).
export const categoryPostsOn = (id: string): string =>
  `exists (select from tindakanmediskategoris where akun_id = ${id})`;
