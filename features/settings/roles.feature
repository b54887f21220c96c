Feature: Roles

  Background:
    Given Ines has signed in
    And she opens the address "/settings/roles"

  @memory
  Scenario: The roles are listed, the public one first
    Then the roles are
      | Public          |
      | Administrator 1 |
      | Contributor 2   |
      | Editor 2        |

  @memory
  Scenario: A new role gets its page, and is in the list
    When she creates the role "Desk"
    Then "name" is "Desk"
    When she opens the address "/settings/roles"
    Then the roles are
      | Public          |
      | Administrator 1 |
      | Contributor 2   |
      | Desk 0          |
      | Editor 2        |
    And "Desk can't read any collection" is worth a look

  @memory
  Scenario: A copy of a role has its values but not its users
    When she opens the page of the role "Editor"
    And she copies the role as "Night editor"
    Then "name" is "Night editor"
    And "description" is "Commissions, edits, publishes"
    When she opens the address "/settings/roles"
    Then the roles are
      | Public          |
      | Administrator 1 |
      | Contributor 2   |
      | Editor 2        |
      | Night editor 0  |

  @memory
  Scenario: Deleting a role says what becomes of its users and permissions
    When she opens the page of the role "Contributor"
    And she deletes the item
    Then she is asked "Delete this role permanently?" about the role, with
      | Users who are suspended and lose their role: 2 |
      | Permissions that are deleted:                  |
    When she confirms the question about the role
    Then the address is "/settings/roles"
    And the roles are
      | Public          |
      | Administrator 1 |
      | Editor 2        |

  @memory
  Scenario: The last role with administrator access is not deleted
    When she opens the page of the role "Administrator"
    And she deletes the item
    Then she is asked "This can't be done" about the role, with
      | This is the only role with administrator access |
    When she confirms the question about the role
    Then nothing is sent

  @memory
  Scenario: Taking app access away from the own role is confirmed first
    When she opens the page of the role "Administrator"
    And she chooses "Edit raw value" in the menu of "app_access"
    And she types "false" as the raw value
    And she applies the raw value
    And she saves and stays
    Then she is asked "Save this role?" about the role, with
      | This is your own role. You can't use this app any more. |
    When she cancels the question about the role
    Then nothing is sent

  @memory @browser
  Scenario: What the users of a role can see is one click away from its page
    When she opens the page of the role "Contributor"
    And she views "articles" as this role
    Then the role may "create: allowed, read: depends, update: depends, delete: denied"
