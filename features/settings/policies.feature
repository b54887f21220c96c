Feature: Access policies
  On servers of generation 11 rights belong to policies, which roles and users have.

  Rule: Administrators manage policies

    Background:
      Given the server is of generation 11
      And the role "Contributor" is below "Editor"
      And Ines has signed in
      And she opens the address "/settings/policies"

    @memory @browser
    Scenario: The policies are listed with the numbers of their roles and users
      Then the policies are
        | Public 0 0        |
        | Administrator 1 0 |
        | Contributor 1 0   |
        | Editor 1 0        |

    @memory @browser
    Scenario: A new policy gets a permission, and is given to a role and a user
      When she creates the policy "Desk"
      And she sets "read" of "sections" to "all access"
      Then the permissions of "sections" are "none, all, none, none"
      When she gives the policy to the role "Editor"
      And she gives the policy to the user "Jun"
      Then the policy is assigned to
        | Editor     |
        | Jun Takeda |
      When she opens the address "/settings/policies"
      Then the policies are
        | Public 0 0        |
        | Administrator 1 0 |
        | Contributor 1 0   |
        | Desk 1 1          |
        | Editor 1 0        |

    @memory @browser
    Scenario: The page of a role shows its policies and those of its parents
      When she opens the address "/settings/roles"
      And she opens the page of the role "Contributor"
      Then the policies of the role are
        | Contributor        |
        | Editor from Editor |

    @memory
    Scenario: Deleting a policy says what is deleted with it
      When she creates the policy "Desk"
      And she sets "read" of "sections" to "all access"
      And she gives the policy to the role "Editor"
      And she deletes the item
      Then she is asked about the policy, with
        | Roles that lose it: 1           |
        | Users who lose it: 0            |
        | Permissions that are deleted: 1 |
      When she confirms the question about the policy
      Then the address is "/settings/policies"
      And the policies are
        | Public 0 0        |
        | Administrator 1 0 |
        | Contributor 1 0   |
        | Editor 1 0        |

    @memory
    Scenario: The last policy with full access is not deleted
      When she opens the policy "Administrator"
      And she deletes the item
      And she confirms the question about the policy
      And she opens the address "/settings/policies"
      Then the policies are
        | Public 0 0        |
        | Administrator 1 0 |
        | Contributor 1 0   |
        | Editor 1 0        |

    @memory
    Scenario: A change of a policy whose answer was lost was saved
      When she opens the policy "Editor"
      And she changes "description" to "Edits all sections"
      And the answers to writes are lost
      And she saves and stays
      Then she sees the message "No response from the server"
      And "description" is "Edits all sections"
      When the connection is restored
      And she checks the server
      Then she sees the message "The server has received the change"
      And she cannot save: "There is nothing to save"

    @memory
    Scenario: Changes of two administrators to the same value of a policy are a conflict
      When she opens the policy "Editor"
      And she changes "description" to "Edits all sections"
      And another user changes "description" of the policy "Editor" to "Edits most sections"
      And she saves and stays
      Then she has to resolve the conflict on "description"
      And the conflict on "description" is between hers "Edits all sections" and theirs "Edits most sections"
      When she chooses hers for the conflict on "description"
      And she saves the resolved conflicts
      Then "description" is "Edits all sections"

    @memory
    Scenario: A permission of a policy whose answer was lost is not granted twice
      When she creates the policy "Desk"
      And the answers to writes are lost
      And she sets "read" of "sections" to "all access"
      And the connection is restored
      And she reloads the page
      Then the permissions of "sections" are "none, all, none, none"
      When she sets "read" of "sections" to "no access"
      And she reloads the page
      Then the permissions of "sections" are "none, none, none, none"

  Rule: Users work by the rights of their policies

    Background:
      Given the server is of generation 11

    @memory @browser
    Scenario: A comment is posted
      Given Clara has signed in
      And she has opened the item "1" of "Articles"
      When she writes the comment "The year they left."
      And she posts the comment
      Then the newest comment is "Clara Voss: The year they left."
      And the comment count is "4"

    @memory
    Scenario: A view is saved as a personal bookmark
      Given Jun has signed in
      And he has gone to "Tags"
      When he searches for "er"
      And he saves the view as "With er" for "me"
      Then he sees "1–6 of 6"
      When he reloads the page
      Then he sees "1–6 of 6"
      And the search is "er"
