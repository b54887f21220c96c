Feature: The directory of users

  @memory @browser
  Scenario: The directory lists all users as cards, and the users of a role
    Given Ines has signed in
    When she opens the address "/users"
    Then the heading is "Users"
    And the first card is "Amara Diallo: amara.diallo@northlight.example"
    And 5 items are listed
    When she opens the address "/users/roles"
    Then the address is "/users"
    When she opens the list of the role "Editor"
    Then the heading is "Editor"
    And 2 items are listed
    And the first card is "Clara Voss: clara.voss@northlight.example"

  @memory
  Scenario: The search of a role's list finds none of its other users
    Given Ines has signed in
    When she opens the list of the role "Editor"
    And she searches for "northlight"
    Then 2 items are listed
    When she searches for "jun"
    Then she sees the message "No items match"

  @memory
  Scenario: The list of an unknown role is not found
    Given Ines has signed in
    When she opens the address "/users/roles/0000"
    Then she is at the not-found page

  @memory
  Scenario: Users without permissions see why they cannot create, invite or delete users
    Given Clara has signed in
    When she opens the address "/users"
    Then she cannot create an item: "You don't have permission to do this"
    And she cannot invite users: "You don't have permission to do this"
    When she shift-clicks the card "Amara Diallo"
    Then she cannot delete the selection: "You don't have permission to do this"
