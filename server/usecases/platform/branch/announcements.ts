// Announcements to the branch (platform.md 4), signed by whoever posts them.
import { pengumuman } from '../../../../src/resources/platform/pengumuman.ts';
import { named, run } from '../../../db/statement.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { genericCreate, genericList } from '../../kernel/generic.ts';
import { avatarUrl } from '../file/avatar-url.ts';

type Pengumuman = UseCases['platform.pengumuman'];

const pictures = named<{ id: number; avatar: number }, [readonly number[]]>(
  'announcement_pictures',
  'select id, avatar from users where id = any ($1) and avatar is not null',
);

/** GET /api/pengumuman: each with the picture of its author. */
export const listAnnouncements: Pengumuman['list'] = async (context, parameters) => {
  const { data, count } = await genericList(pengumuman, context, parameters);
  const authors = [...new Set(data.map((post) => post.user_id))];
  const pictureOf = new Map((await run(context.tx, pictures, authors)).map(({ id, avatar }) => [id, avatar]));
  const urlOf = (id: number): string | null => avatarUrl(id, pictureOf.get(id) ?? null);
  return { data: data.map((post) => ({ ...post, avatarurl: urlOf(post.user_id) })), count };
};

/** POST /api/pengumuman {message}: 5 to 100 characters. */
export const postAnnouncement: Pengumuman['create'] = (context, body) =>
  genericCreate(pengumuman, context, { ...body, user_id: context.actor.id, posttime: context.now.toISOString() });
